const DAY = 86_400_000;

/** When something was said: the time of day, and the date if that is longer ago. */
export function timeOf(at: number, language: string, now = Date.now()): string {
  const isRecent = now - at < DAY / 2;
  const form: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  const date: Intl.DateTimeFormatOptions = isRecent ? {} : { day: "numeric", month: "numeric" };
  return new Intl.DateTimeFormat(language, { ...form, ...date }).format(at);
}
