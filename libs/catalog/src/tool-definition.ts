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

/** What people use the tools for, in the order in which they are listed. */
export const toolPurposes = ['place', 'people', 'art', 'finish'] as const;
export type ToolPurpose = (typeof toolPurposes)[number];

export type ToolDefinition = {
  id: string;
  /** Path of the page in the consumer app. */
  path: string;
  /** Name of the drawn sample and of the navigation's icon. */
  icon: string;
  /** Its use; a tool without one is listed last. */
  purpose?: ToolPurpose;
  functions: readonly FunctionDefinition[];
  /**
   * A free preview comes before whatever is charged: when it has something to say of the picture,
   * it is shown in the place of the run. `inBatches` where the browser tells it from a photo alone.
   */
  looksFirst?: true | 'inBatches';
  /** How a result is shown: repeated, for a tile; at full size, where that is what is paid for. */
  resultView?: 'tiled' | 'close';
  /**
   * Its results are ink on paper: shown on white, and a result that is a photo shows it on skin.
   */
  drawsInk?: true;
  /** Without a background its result is the cutout itself, at its place in the photo. */
  cutsOut?: true;
  /** A photo can be dropped for it on the home page: the result is understood at a glance. */
  onFirstPage?: true;
  /** Largest result, in pixels; told before a run. */
  largestResult?: { maxPixels: number; maxSide: number };
  /** Shorter side of a photo, in pixels, below which little of it is left; told before a run. */
  leastSide?: number;
  /** Texts for failures that mean something else in this tool. */
  advice?: Partial<Record<ErrorCode, ToolAdvice>>;
  /**
   * No larger results are offered: a tile would lose its seam, an upscaled picture is large
   * already.
   */
  keepsSize?: true;
  /** English texts; other languages live in libs/locales. */
  texts: ToolTexts;
};

export type ToolAdvice = {
  /** Key of the text that says what to do; that of the error code by default. */
  text?: 'garment' | 'newFace' | 'place' | 'swap';
  /** Key of the input to change, if the API names none. */
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
  /** What else somebody may search it by, with commas between. */
  words?: string;
  fields: Record<string, string>;
  options: Record<string, string>;
};

/** Keeps the literal id, so that the list of tools is a union of names. */
export const defineTool = <const Definition extends ToolDefinition>(definition: Definition) =>
  definition;
