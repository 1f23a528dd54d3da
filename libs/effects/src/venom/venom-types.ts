import type { VenomBackground } from './kernels/venom-options.ts';
import type { CutoutModelChoice, CutoutStroke, ImageFile, OutputFormat } from '@tintory/imaging';

export type VenomRequest = CutoutModelChoice & {
  inputPath: string;
  outputPath: string;
  format: OutputFormat;
  /** The picture is scaled down to this many pixels at most. */
  maxPixels?: number;
  /** `half`: one half of the face stays the person's. */
  coverage: 'half' | 'full';
  /** A long tongue out of each mouth. */
  tongue: boolean;
  /** `keep`: the photograph's own by night. `dark`: mist in the dark. */
  background: VenomBackground;
  /** What to keep and what to erase where the subject is not clear by itself. */
  strokes?: CutoutStroke[];
  /** The same seed grows the same creature. */
  seed: number;
};

/**
 * `confidence` as with a cutout. `faces`: how many got eyes and mouths; without one there is the
 * coat alone. `fewPixels`: the photograph had to be enlarged so much that it stays soft.
 */
export type VenomAnswer = ImageFile & { confidence: number; faces: number; fewPixels: boolean };
