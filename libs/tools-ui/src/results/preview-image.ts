import type { Region } from '../compare/part.ts';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import type { LargerSource } from './larger-source.ts';

/** A picture of the preview. Its size is known before it arrives, so that nothing jumps. */
export type PreviewImage = {
  /** Where it is stored; null for a picture that only this browser has. */
  objectId: string | null;
  url: string;
  width: number;
  height: number;
  alt?: string;
  /** A small copy, for the strip of all pictures. */
  smallUrl?: string | null;
  /** The photo it was made from, by its address or where it is stored: then the two can be compared. */
  beforeUrl?: string | null;
  beforeId?: string | null;
  /** Which part of that photo it shows; null or nothing for all of it. */
  region?: Region | null;
  /** The picture of a store that it was made from: it goes along wherever this one is taken. */
  origin?: PhotoOrigin | null;
  /** Where the result is stored that an editor made it from; null or nothing for any other. */
  madeFrom?: string | null;
  /** What goes on in place of one that no tool and no editor opens; null where nothing can. */
  standIn?: PreviewImage | null;
  /** What it becomes larger from; null or nothing where it is not offered larger. */
  larger?: LargerSource | null;
};

/** What goes on into tools and editors: the picture itself, what stands in for it, or nothing. */
export const goingOn = (image: PreviewImage): PreviewImage | null =>
  image.standIn === undefined ? image : image.standIn;
