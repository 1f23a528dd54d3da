import type { Match } from './match-words.ts';
import { article, isAnd, isLook, one, repeatNoun } from './shared-nouns.ts';
import type { Sense } from './sense.ts';

/** One or more of several, and how they look: `one black`, `a red one`, `the other white`. */
type Member = { count: number; looks: Match[]; next: number };

const other = /^(other|others|second|third|last|andere|anderer|anderes|الاخر|الاخري)$/;

/**
 * Splits several things that the prompt describes one by one: `two cats, one black and one white`, `a
 * black and a white cat`.
 */
export function tellEach(matches: readonly Match[]): Match[] {
  const written = repeatNoun(matches);
  for (let at = 1; at < written.length; at += 1) {
    const members = membersAt(written, at) ?? listAt(written, at);
    const told = members && tellApart(written, at, members);
    if (told) return told;
  }
  return written;
}

/** All members from a match on. An article alone starts none: `a black` waits for its noun. */
function membersAt(matches: readonly Match[], at: number): Member[] | undefined {
  const members: Member[] = [];
  for (let next = at; ;) {
    const from = members.length > 0 && isAnd(matches[next]) ? next + 1 : next;
    const member = memberAt(matches, from);
    if (!member) break;
    members.push(member);
    next = member.next;
  }
  const isCounted = matches[at]?.sense?.kind === 'count';
  return members.length > 1 || (isCounted && members.length > 0) ? members : undefined;
}

/** `Three balloons: red, yellow and blue`: one colour each. */
function listAt(matches: readonly Match[], at: number): Member[] | undefined {
  if (matches[at]?.clause === matches[at - 1]?.clause) return undefined;
  const members: Member[] = [];
  for (let next = at; isLook(matches[next]);) {
    const look = { ...(matches[next] as Match), noun: undefined };
    next += 1;
    members.push({ count: 1, looks: [look], next });
    if (isAnd(matches[next])) next += 1;
  }
  const end = members.at(-1)?.next ?? at;
  const follows = matches[end];
  const isAdjective = follows && !isEnd(follows) && follows.clause === matches[end - 1]?.clause;
  return members.length > 1 && !isAdjective ? members : undefined;
}

function memberAt(matches: readonly Match[], at: number): Member | undefined {
  const start = matches[at];
  const count = start?.sense?.kind === 'count' ? start.sense.value : 1;
  const isStart = start?.sense?.kind === 'count' || article.test(start?.words[0] ?? '');
  if (!start || !isStart) return undefined;
  let next = other.test(matches[at + 1]?.words[0] ?? '') ? at + 2 : at + 1;
  if (/^(is|are|ist|sind)$/.test(matches[next]?.words[0] ?? '')) next += 1;
  const looks: Match[] = [];
  while (isLook(matches[next])) {
    looks.push({ ...(matches[next] as Match), noun: undefined });
    next += 1;
  }
  if (matches[next]?.words[0] === 'one') {
    const isNext = isLook(matches[next + 1]);
    if (!isNext) next += 1;
  }
  const follows = matches[next];
  const isNoun = follows && !isAnd(follows) && follows.clause === matches[next - 1]?.clause;
  return looks.length === 0 || (isNoun && !isEnd(follows)) ? undefined : { count, looks, next };
}

/** Meanings that end a list of adjectives. */
const isEnd = ({ sense }: Match): boolean =>
  sense !== undefined && /^(relation|count|place|time|weather|season|side)$/.test(sense.kind);

/** Replaces several things by the members and the rest. */
function tellApart(
  matches: readonly Match[],
  at: number,
  members: readonly Member[],
): Match[] | undefined {
  const sum = members.reduce((total, { count }) => total + count, 0);
  const found = matches
    .slice(0, at)
    .map((_, nounAt) => severalAt(matches, nounAt, sum))
    .findLast((several) => several !== undefined);
  if (!found) return undefined;
  const { noun: several, nounAt, from, begin, all } = found;
  const own = matches.slice(from, nounAt);
  const rest = all > sum ? [{ count: all - sum, looks: [] as Match[] }] : [];
  const told = [...members, ...rest].flatMap(({ count, looks }, i): Match[] => [
    ...(i > 0 ? [{ words: ['and'], sense: { kind: 'and' } as Sense }] : []),
    { words: ['some'], sense: { kind: 'count', value: count } },
    ...looks,
    ...own,
    count === 1 ? one(several) : several,
  ]);
  const end = members.at(-1)?.next ?? at;
  return [
    ...matches.slice(0, begin),
    ...told,
    ...matches.slice(nounAt + 1, at),
    ...matches.slice(end),
  ];
}

type Several = { noun: Match; nounAt: number; from: number; begin: number; all: number };

/** The several things before the members, if their count covers the members. */
function severalAt(matches: readonly Match[], nounAt: number, sum: number): Several | undefined {
  const noun = matches[nounAt];
  if (!noun?.noun || noun.sense) return undefined;
  let from = nounAt;
  while (isLook(matches[from - 1]) || matches[from - 1]?.sense?.kind === 'mood') from -= 1;
  const said = matches[from - 1]?.sense;
  const isCounted = said?.kind === 'count';
  const all = isCounted ? said.value : noun.noun.plural ? sum : 0;
  const begin = isCounted ? from - 1 : from;
  return all < 2 || sum > all ? undefined : { noun, nounAt, from, begin, all };
}
