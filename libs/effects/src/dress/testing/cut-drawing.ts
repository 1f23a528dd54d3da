import sharp from 'sharp';
import { withoutGround } from '@tintory/imaging/testing';

/** A drawing of this width without its ground, so that nothing has to be cut out. */
export const cutDrawing = async (drawing: Uint8Array, width = 800) =>
  withoutGround(await sharp(drawing).resize({ width, kernel: 'nearest' }).png().toBuffer());
