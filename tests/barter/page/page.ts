/** The plain page, with a market of its own: what a page of another package can take from the frame. */
import plain from "dvergar/table/plain";
import type { GamePage } from "dvergar/table/game";
import Market from "./Market.svelte";

const page: GamePage = { ...plain, Market };

export default page;
