/** What people say at a table, and what others think of it: the chat, from the entries of the saga. */
import type { News } from "../../net/protocol";
import { shown } from "../../words/people";

/** A reaction to something that was said. */
export interface Reaction {
  key: string;
  /** who gave it, the first first */
  names: string[];
  /** did the visitor, too? */
  mine: boolean;
}

export interface Said {
  version: number;
  /** milliseconds since 1970 */
  at: number;
  name: string;
  /** where the speaker sat then, if on one seat */
  seat: number | null;
  mine: boolean;
  /** one of the two: words of their own, or the key of a phrase */
  text: string | null;
  phrase: string | null;
  reactions: Reaction[];
}

/** Everything that was said, oldest first. What people said who have deleted all their data is gone. */
export function talkOf(saga: readonly News[]): Said[] {
  const talk = new Map<number, Said>();
  const given = new Map<number, News>();
  for (const news of saga) {
    if (news.kind === "chat" && news.name) talk.set(news.version, read(news));
    else if (news.kind === "react" && news.name) given.set(news.version, news);
    else if (news.kind === "unreact") given.delete(news.to ?? 0);
  }
  for (const { to, name, reaction, mine = false } of given.values()) {
    // of whom the visitor has muted nothing is there
    const said = talk.get(to ?? 0);
    if (said && reaction) add(said.reactions, reaction, shown(name!), mine);
  }
  return [...talk.values()];
}

function read({ version, at, name, seat, mine = false, text, phrase }: News): Said {
  return {
    version,
    at,
    name: shown(name!),
    seat: seat ?? null,
    mine,
    text: text ? shown(text) : null,
    phrase: phrase ?? null,
    reactions: [],
  };
}

function add(reactions: Reaction[], key: string, name: string, mine: boolean): void {
  const same = reactions.find((reaction) => reaction.key === key);
  if (same) {
    same.names.push(name);
    same.mine ||= mine;
  } else reactions.push({ key, names: [name], mine });
}

/** How many messages of others came after a version. */
export function unread(saga: readonly News[], read: number): number {
  const isNew = ({ kind, version, name, mine }: News) =>
    kind === "chat" && version > read && Boolean(name) && !mine;
  return saga.filter(isNew).length;
}
