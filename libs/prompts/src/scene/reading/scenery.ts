import { meet } from '../places.ts';
import type { PromptReading, Thing } from '../prompt-reading.ts';
import { isNatural } from '../natural-colors.ts';
import type { DayTime, Place, Season, Weather } from '../sense.ts';
import { lift } from './actions.ts';
import { leaveSide } from './sides.ts';
import { leaveUnknown, strand, understand, type Draft } from './draft.ts';

/** Rooms that are drawn as a plain room. */
const onlyRoom = /^(office|studio)$/;
const kitchen = /^(kitchen|küche|مطبخ|المطبخ)$/;
/** Names of a window's sill. */
const sill = /sill|fensterbank/;
/** `In the window` means its sill, unless the thing before has windows of its own. */
const inWindow = /^(in (the|a) window|im fenster|في النافذة)$/;
const windowed =
  /house|castle|building|church|school|hospital|hotel|hut|cabin|tower|lighthouse|automobile|bus|train|locomotive|tram/;

const heavenly = /moon|stars|mond|sterne|قمر|نجوم/;

export function takePlace(draft: Draft, named: Place, text: string): void {
  const { reading, waiting } = draft;
  // A thing in front of the sea or near it is not in it.
  const isAshore = waiting.relation === 'in front of' || waiting.apart;
  const value = named === 'sea' && isAshore ? 'beach' : named;
  const { relation, denied } = waiting;
  leaveSide(draft);
  strand(draft);
  leaveLooks(draft, value, text);
  draft.waiting = {};
  if (draft.isLifting) lift(draft);
  if (denied) return;
  const isSill = inWindow.test(text);
  if (isSill && (reading.place || reading.things.some(({ motif }) => windowed.test(motif))))
    return leaveUnknown(draft, text);
  if (relation === 'above' || (value === 'sky' && draft.group.length > 0)) lift(draft);
  // `A forest in the snow`: snow is a place only where there is no other.
  const other = reading.place && reading.place !== value;
  if (other && (value === 'snow' || reading.place === 'snow')) {
    addWeather(draft, 'snow');
    if (value !== 'snow') reading.place = value;
  }
  if (isSill || (relation === 'on' && sill.test(text)))
    for (const index of draft.group) (reading.things[index] as Thing).isOnSill = true;
  const shore = shoreOf(value, text, waiting);
  if (shore) for (const index of draft.group) (reading.things[index] as Thing).shore = shore;
  draft.within = draft.group;
  draft.group = [];
  meetPlace(draft, value, text);
}

/** Whether a thing is in the water of a place or on its shore. */
function shoreOf(
  place: Place,
  text: string,
  { relation, apart }: Draft['waiting'],
): Thing['shore'] {
  const isIn = (relation === 'in' && !apart) || text === 'im see';
  if (isIn && /^(lake|sea)$/.test(place)) return 'in';
  return relation === 'on' && place === 'beach' ? 'off' : undefined;
}

/** Adds a second place to the first, or reports it as unknown. */
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
  draft.isPlaced = true;
  if (kitchen.test(text)) reading.isKitchen = true;
  if (onlyRoom.test(text)) leaveUnknown(draft, text);
  else understand(draft, text);
}

/** Sets scenery once; a second time or season is reported as unknown. */
export function note<Key extends 'time' | 'season' | 'mood' | 'style'>(
  draft: Draft,
  key: Key,
  value: NonNullable<PromptReading[Key]>,
  text: string,
): void {
  const isScenic = key === 'time' || key === 'season';
  const { above } = draft.waiting;
  if (isScenic ? !opens(draft, value as DayTime | Season, text) : draft.waiting.denied) return;
  const first = draft.reading[key];
  if (isScenic && first && first !== value) return leaveUnknown(draft, text);
  // Nothing is above the moon.
  if (above && heavenly.test(text)) leaveUnknown(draft, above);
  draft.reading[key] ??= value;
  if (key === 'season') remember(draft, text, value as Season);
  understand(draft, text);
}

/** Adds a weather; several are drawn together. */
export function noteWeather(draft: Draft, value: Weather, text: string): void {
  if (!opens(draft, value, text)) return;
  addWeather(draft, value);
  remember(draft, text, value);
  understand(draft, text);
}

function addWeather({ reading }: Draft, value: Weather): void {
  if (!reading.weather?.includes(value)) reading.weather = [...(reading.weather ?? []), value];
}

function remember({ reading }: Draft, text: string, is: Weather | Season): void {
  reading.atmosphere = [...(reading.atmosphere ?? []), { text, is }];
}

/** Clears what waits for a noun; false where the scenery is negated. */
function opens(draft: Draft, value: DayTime | Season | Weather, text: string): boolean {
  const { denied } = draft.waiting;
  leaveSide(draft);
  strand(draft);
  leaveLooks(draft, value, text);
  draft.waiting = {};
  return !denied;
}

/** Reports looks that scenery is not drawn with: a purple sea, a big wave. */
function leaveLooks(draft: Draft, scenery: Place | DayTime | Season | Weather, text: string): void {
  const { color, said, stranded } = draft.waiting;
  if (stranded) return;
  const isShown = color && isNatural(scenery, color, text);
  for (const one of said ?? []) {
    if (one.isColor && isShown) understand(draft, one.text);
    else leaveUnknown(draft, one.text);
  }
}
