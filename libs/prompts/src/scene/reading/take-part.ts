import { describe } from '../reader-rules.ts';
import { leaveUnknown, strand, understand, type Draft, type Part } from './draft.ts';

/**
 * `A house with a blue door and a red roof`: door and roof become parts of the house. False where the
 * word names no part of a thing before it.
 */
export function takePart(draft: Draft, text: string): boolean {
  const { waiting } = draft;
  const { relation, apart, manner } = waiting;
  if (relation === 'on' && lay(draft, text)) return true;
  if (relation === 'on' || relation === 'in') return missPlace(draft, text);
  const isHad = waiting.denied || (relation === 'beside' && !apart && !manner);
  const owner = isHad ? ownerOf(draft, text) : relation ? undefined : draft.owner;
  const part = owner === undefined ? undefined : partOf(draft, owner, text);
  if (owner === undefined || !part) return false;
  draft.owner = owner;
  if (waiting.denied) deny(draft, part, text);
  else if (isSeen(draft, part)) paint(draft, owner, part, text);
  else {
    leaveUnknown(draft, text);
    strand(draft);
  }
  draft.waiting = {};
  return true;
}

/** The last of the things named together that has such a part. */
const ownerOf = (draft: Draft, text: string): number | undefined =>
  draft.group.findLast((index) => partOf(draft, index, text)) ?? draft.group.at(-1);

const partOf = ({ reading, motifs }: Draft, index: number, text: string): Part | undefined =>
  motifs.part(reading.things[index]?.motif ?? '', text);

/** `A car with a tree on the roof`: relates the tree to the car. */
function lay(draft: Draft, text: string): boolean {
  const { things } = draft.reading;
  const owner = things.slice(0, -1).findLastIndex((_, i) => isRoof(partOf(draft, i, text)));
  const thing = things.at(-1);
  if (owner < 0 || !thing) return false;
  thing.relation = { kind: 'on', to: owner };
  understand(draft, text);
  draft.waiting = {};
  return true;
}

/** `A deer with flowers in its antlers`: reports the relation to a part as unknown. */
function missPlace(draft: Draft, text: string): boolean {
  const isOwn = draft.group.some((index, at) => {
    const part = partOf(draft, index, text);
    return part && (at < draft.group.length - 1 || part.plural);
  });
  if (!isOwn) return false;
  leaveUnknown(draft, text);
  draft.waiting = {};
  return true;
}

const isRoof = (part?: Part): boolean => part?.part === 'roof' && part.seen > 0;

/** Whether as many of a part are seen as the words say. */
const isSeen = (
  { waiting: { count, color } }: Draft,
  { seen, plural, isPaintable }: Part,
): boolean =>
  seen > 0 &&
  (isPaintable || !color) &&
  (count === undefined ? seen > 1 || !plural : count === seen);

function paint(draft: Draft, owner: number, { part, isPaintable }: Part, text: string): void {
  const { reading, waiting } = draft;
  const thing = reading.things[owner];
  if (!thing) return;
  thing.parts = { ...thing.parts, [part]: waiting.color ?? 'own' };
  const looks = waiting.said ?? [];
  for (const look of looks) if (!look.isColor) leaveUnknown(draft, look.text);
  const colors = looks.filter(({ isColor }) => isColor).map((look) => look.text);
  draft.plainPart = isPaintable && colors.length === 0 ? { part, text } : undefined;
  understand(draft, tellPart(colors, text));
}

const tellPart = (colors: readonly string[], text: string): string =>
  describe({ motif: '', name: '', count: 1 }, colors, text);

/** `A house with a door in blue`: colours the door. False where no part waits for a colour. */
export function paintLate(draft: Draft): boolean {
  const { owner, plainPart, waiting, reading } = draft;
  const thing = reading.things[owner ?? -1];
  if (!thing || !plainPart || !waiting.color) return false;
  const { part, text } = plainPart;
  const colors = (waiting.said ?? []).filter(({ isColor }) => isColor).map((look) => look.text);
  thing.parts = { ...thing.parts, [part]: waiting.color };
  const told = tellPart(colors, text);
  reading.understood = reading.understood.map((said) => (said === text ? told : said));
  draft.plainPart = undefined;
  return true;
}

/** Parts that every drawing shows, reported where the prompt excludes them. */
function deny({ reading: { unknown } }: Draft, { seen }: Part, text: string): void {
  if (seen > 0 && !unknown.includes(text)) unknown.push(text);
}
