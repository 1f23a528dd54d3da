/** A picture of the preview. Its size is known before it arrives, so that nothing jumps. */
export type PreviewImage = {
  /** Where it is stored; null for a picture that only this browser has. */
  objectId: string | null;
  url: string;
  width: number;
  height: number;
  alt?: string;
  /** The original, of the same shape: then the two can be compared. */
  beforeUrl?: string | null;
};
