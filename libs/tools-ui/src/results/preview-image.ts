import type { Region } from '../compare/part.ts';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import type { LargerSource } from './larger-source.ts';

/** A picture of the preview. Its size is known before it arrives, so that nothing jumps. */
export type PreviewImage = {
  /** Object id; null for a picture that only this browser has. */
  objectId: string | null;
  url: string;
  width: number;
  height: number;
  alt?: string;
  /** A thumbnail, for the strip of all pictures. */
  smallUrl?: string | null;
  /** The photo it was made from, by URL or object id, for the comparison. */
  beforeUrl?: string | null;
  beforeId?: string | null;
  /** The part of that photo that it shows; null or absent for all of it. */
  region?: Region | null;
  /** The store picture it was made from; passed on with this one. */
  origin?: PhotoOrigin | null;
  /** Object id of the result that it was edited from; null or absent for any other. */
  madeFrom?: string | null;
  /** The replacement for a picture that no tool or editor opens; null if there is none. */
  standIn?: PreviewImage | null;
  /** The source for enlarging it; null or absent if that is not offered. */
  larger?: LargerSource | null;
};

/** The picture to open in tools and editors: itself, its replacement, or null. */
export const goingOn = (image: PreviewImage): PreviewImage | null =>
  image.standIn === undefined ? image : image.standIn;
