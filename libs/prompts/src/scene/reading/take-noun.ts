import type { Thing } from '../prompt-reading.ts';
import { isDual } from '../../lemmas.ts';
import { foldText } from '../../tokens.ts';
import type { Manner, RelationKind } from '../sense.ts';
import { act } from './actions.ts';
import { leaveUnknown, understand, type Draft, type Waiting } from './draft.ts';
import { looksOf, tell } from './tell-looks.ts';

/** Most things in one picture. */
const maxThings = 8;
const maxCount = 12;
/** Count of a plural without a number. */
const unsaidPlural = 3;
/** Count of a plural that comes in pairs, as eyes. */
const paired =
  /^(eye|auge|عين|footprint|fußabdruck|shoe|schuh|boot|stiefel|glove|handschuh|boxing glove|boxhandschuh|sock|socke|sandal|sandale|sneaker|turnschuh|slipper|skate|ski|rollschuh|schlittschuh|حذاء)$/;

const wild = /^(wild)?(flower|blume|blossom|daisy|gänseblümchen|dandelion|زهرة)$/;

export type Noun = { motif: string; name: string; plural: boolean };

/** @param noun the noun as the person wrote it */
export function takeNoun(draft: Draft, { motif: named, name, plural }: Noun, noun: string): void {
  const { action } = draft;
  const shown = action && draft.motifs.acting(named, action.value);
  const [motif, text] = shown ? [shown, `${action.text} ${noun}`] : [named, noun];
  const leaps = shown === named && action?.value === 'jumping';
  if (shown) draft.action = undefined;
  const isShown = act(draft);
  // `A boy climbing a tree` is on the tree.
  if (isShown && action?.value === 'climbing') draft.waiting.relation ??= 'on';
  draft.isBegun = true;
  const { owner } = draft;
  draft.owner = undefined;
  draft.within = undefined;
  draft.plainPart = undefined;
  const told = waitingFor(draft, owner);
  const { things } = draft.reading;
  const isRoom = things.length < maxThings;
  if (!isRoom) leaveUnknown(draft, noun);
  else if (told.digits && Number(told.digits) > maxCount) leaveUnknown(draft, told.digits);
  draft.waiting = {};
  if (told.denied || !isRoom) return;
  if (told.isCrowd && wild.test(name) && draft.reading.place === 'field')
    draft.reading.place = 'meadow';
  const index = things.length;
  const unsaid = isDual(foldText(noun), name)
    ? 2
    : (wearers(draft, told) ?? (told.isCrowd ? maxCount : paired.test(name) ? 2 : unsaidPlural));
  const amount = Math.min(maxCount, told.count ?? (plural ? unsaid : 1));
  things.push({
    motif,
    name,
    count: Math.max(1, amount),
    ...traits(told),
    ...(leaps && { leaps }),
    ...(told.isColorful && { isColorful: true }),
  });
  if (told.side) understand(draft, told.side.text);
  tell(draft, looksOf(told), text);
  join(draft, index, played(draft, motif, told));
}

const playing = /^(playing|plays)( the)?$|^spielt$/;

/** Whether a thing that somebody plays is in their hand: a guitar, but no football. */
function played(draft: Draft, motif: string, told: Waiting): Waiting {
  const { held, ...other } = told;
  if (!held || !playing.test(held) || draft.motifs.is(motif, 'instrument')) return told;
  leaveUnknown(draft, held);
  return other;
}

/** Count of what each of several has: two girls in dresses have two dresses. */
function wearers(
  { reading, group }: Draft,
  { relation, worn, isRidden }: Waiting,
): number | undefined {
  const count =
    relation === 'in' || worn || isRidden ? reading.things[group.at(-1) ?? -1]?.count : undefined;
  return count && count > 1 ? count : undefined;
}

/**
 * Properties pending for a noun. Things beside a flying one fly too, and in `a man with a beard and a
 * hat` the hat is the man's.
 */
function waitingFor(draft: Draft, owner?: number): Waiting {
  const isHad = owner !== undefined && owner === draft.group.at(-1) && !draft.waiting.relation;
  if (!draft.isLifting) return { ...draft.waiting, ...(isHad && { relation: 'beside' as const }) };
  draft.isLifting = false;
  return { ...draft.waiting, aloft: true, relation: draft.waiting.relation ?? 'beside' };
}

const traits = ({ color, counted, size, aloft, side, posture }: Waiting) => ({
  ...(color && { color }),
  ...(counted && { counted }),
  ...(size && { size }),
  ...(aloft && { aloft }),
  ...(posture && { posture }),
  ...(side && { side: side.value }),
});

/** Relates a thing to those of its clause by the pending relation. */
function join(draft: Draft, index: number, told: Waiting): void {
  const { group } = draft;
  const { relation, manner, isBack, isPassive } = told;
  if (relation && isBack && group.length > 0) {
    relate(draft, index, relation, group.at(-1) as number);
  } else if (isPassive && group.length > 0) {
    relate(draft, group.at(-1) as number, 'beside', index, undefined, told);
    draft.group = [...group, index];
  } else if (relation === 'beside' && manner !== 'around' && group.length > 0) {
    // `Beside` has no direction; the first named is the subject.
    const last = group.at(-1) as number;
    const to = told.apart ? ownerOf(draft, last) : last;
    relate(draft, index, relation, to, manner === 'within' ? 'around' : manner, told);
    draft.group = [...group, index];
  } else if (relation && group.length > 0) {
    for (const other of group)
      relate(
        draft,
        other,
        isLeaping(draft, other, told) ? 'above' : relation,
        index,
        manner === 'around' ? manner : undefined,
        {
          about: told.about,
          driven: told.driven,
        },
      );
    draft.group = [index];
    draft.objectTaken = true;
  } else {
    draft.group = draft.objectTaken ? [index] : [...group, index];
    draft.objectTaken = false;
  }
}

/** `A boy with a bag next to a bench`: the boy is next to it. */
const ownerOf = ({ reading }: Draft, index: number): number => {
  const { relation } = reading.things[index] as Thing;
  return relation?.kind === 'beside' && !relation.apart ? relation.to : index;
};

/** Whether a thing leaps out of another, so that it is above it. */
const isLeaping = ({ reading }: Draft, index: number, { isOut }: Waiting): boolean =>
  isOut === true && reading.things[index]?.leaps === true;

type Told = Partial<Record<'about' | 'worn' | 'held' | 'driven', string | undefined>> & {
  apart?: boolean | undefined;
};

function relate(
  { reading }: Draft,
  index: number,
  kind: RelationKind,
  to: number,
  manner?: Manner,
  { about, worn, held, apart, driven }: Told = {},
): void {
  const thing = reading.things[index] as Thing;
  thing.relation ??= {
    kind,
    to,
    ...(manner && { manner }),
    ...(about && { about }),
    ...(worn && { worn }),
    ...(held && { held }),
    ...(apart && { apart }),
    ...(driven && { isDriven: true }),
  };
}
