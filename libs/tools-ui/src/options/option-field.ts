import type { Field } from '@tintory/catalog';
import type { Photo } from '../photo/read-photo.ts';

/** One that an earlier job took in or made; `smallUrl` shows it where that is known. */
type StoredPicture = { objectId: string; smallUrl?: string };
/** A further picture is a photo at hand, or one that is stored already. */
export type PictureValue = Photo | StoredPicture;
export type OptionValue =
  string | number | boolean | PictureValue | readonly PictureValue[] | readonly number[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The fields that have a control in the form; the main picture and strokes live on the canvas. */
export type OptionField = Extract<
  Field,
  {
    kind:
      | 'choice'
      | 'place'
      | 'surface'
      | 'color'
      | 'number'
      | 'text'
      | 'boolean'
      | 'picture'
      | 'pictures'
      | 'indexes';
  }
>;
