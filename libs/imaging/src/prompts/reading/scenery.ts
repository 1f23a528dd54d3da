import { meet } from '../places.ts';
import type { PromptReading } from '../prompt-reading.ts';
import type { Place } from '../sense.ts';
import { lift } from './actions.ts';
import { leaveSide } from './sides.ts';
import { leaveUnknown, strand, understand, type Draft } from './draft.ts';

export function takePlace(draft: Draft, value: Place, text: string): void {
  const { reading, waiting } = draft;
  const { relation, denied } = waiting;
  leaveSide(draft);
  strand(draft);
  draft.waiting = {};
  if (draft.isLifting) lift(draft);
  if (denied) return;
  if (relation === 'above' || (value === 'sky' && draft.group.length > 0)) lift(draft);
  // `A forest in the snow`: snow is a place only where there is no other.
  const other = reading.place && reading.place !== value;
  if (other && (value === 'snow' || reading.place === 'snow')) {
    reading.weather ??= 'snow';
    if (value !== 'snow') reading.place = value;
  }
  draft.group = [];
  meetPlace(draft, value, text);
}

/** The picture is of one place; of a second it shows what belongs to it, or nothing. */
function meetPlace(draft: Draft, value: Place, text: string): void {
  const { reading, placeText } = draft;
  const { place, backdrop, lost } = meet(reading.place, value);
  if (lost === 'second') return leaveUnknown(draft, text);
  if (lost === 'first') {
    reading.understood = reading.understood.filter((said) => said !== placeText);
    leaveUnknown(draft, placeText);
  }
  reading.place = place;
  if (backdrop) reading.backdrop = backdrop;
  draft.placeText = text;
  understand(draft, text);
}

/** Scenery is told once; what comes first stands. */
export function note<Key extends 'time' | 'weather' | 'season' | 'mood' | 'style'>(
  draft: Draft,
  key: Key,
  value: NonNullable<PromptReading[Key]>,
  text: string,
): void {
  const { denied } = draft.waiting;
  if (key !== 'mood' && key !== 'style') {
    leaveSide(draft);
    strand(draft);
    draft.waiting = {};
  }
  if (denied) return;
  draft.reading[key] ??= value;
  understand(draft, text);
}
