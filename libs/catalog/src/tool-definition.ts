import type { CallType, ErrorCode } from '@tintory/contract';
import type { Field } from './field.ts';

export type FunctionDefinition = {
  id: string;
  callType: CallType;
  /** Credits for one job; the server alone decides a price, the client shows this one. */
  credits: number;
  /** Key of a number field: the price is for each of that many. */
  creditsPer?: string;
  fields: readonly Field[];
  /** Most pixels of the result; set for free previews. */
  maxPixels?: number;
};

/** What people come for, in the order in which the tools are told. */
export const toolPurposes = ['place', 'people', 'art', 'finish'] as const;
export type ToolPurpose = (typeof toolPurposes)[number];

export type ToolDefinition = {
  id: string;
  /** Path of the page in the consumer app. */
  path: string;
  /** Name of the drawn sample and of the navigation's icon. */
  icon: string;
  /** What it is for; one that says nothing is told last. */
  purpose?: ToolPurpose;
  functions: readonly FunctionDefinition[];
  /**
   * A free preview comes before whatever is charged: when it has something to say of the picture,
   * it is shown in the place of the run. `inBatches` where the browser tells it from a photo alone.
   */
  looksFirst?: true | 'inBatches';
  /** How a result is shown: repeated, for a tile; at full size, where that is what is paid for. */
  resultView?: 'tiled' | 'close';
  /** Its results are ink on paper: they stand on white, and one that comes as a photo is on skin. */
  drawsInk?: true;
  /** Without a background its result is the cutout itself, at its place in the photo. */
  cutsOut?: true;
  /** A photo can be dropped for it on the first page: it shows at a glance what becomes of one. */
  onFirstPage?: true;
  /** Largest result, in pixels; told before a run. */
  largestResult?: { maxPixels: number; maxSide: number };
  /** Shorter side of a photo, in pixels, below which little of it is left; told before a run. */
  leastSide?: number;
  /** What a failure means in this tool alone. */
  advice?: Partial<Record<ErrorCode, ToolAdvice>>;
  /** Its results are not offered larger: a tile would lose its seam, and what was enlarged is large. */
  keepsSize?: true;
  /** English texts; other languages live in libs/locales. */
  texts: ToolTexts;
};

export type ToolAdvice = {
  /** Names the text that says what to do; the one of the code unless told otherwise. */
  text?: 'garment' | 'newFace' | 'place' | 'swap';
  /** Key of the input to change, where the API names none. */
  field?: string;
};

/**
 * `fields` holds a label by field key, `options` a label by `field.option`; there `field.example` is
 * what a text may be, and `field.help` what a number does.
 */
export type ToolTexts = {
  title: string;
  verb: string;
  tagline: string;
  description: string;
  fields: Record<string, string>;
  options: Record<string, string>;
};

/** Keeps the literal id, so that the list of tools is a union of names. */
export const defineTool = <const Definition extends ToolDefinition>(definition: Definition) =>
  definition;
