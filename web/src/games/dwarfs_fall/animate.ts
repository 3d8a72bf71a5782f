/** What happened, made visible. */
import type { Scene } from "../../table/game";

export async function animate({ show }: Scene): Promise<void> {
  await show();
}
