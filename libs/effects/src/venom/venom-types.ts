import type { VenomBackground } from './kernels/venom-options.ts';
import type { CutoutModelChoice, CutoutStroke, ImageFile, OutputFormat } from '@tintory/imaging';

export type VenomRequest = CutoutModelChoice & {
  inputPath: string;
  outputPath: string;
  format: OutputFormat;
  /** The picture is scaled down to this many pixels at most. */
  maxPixels?: number;
  /** `half`: the person keeps one half of the face. */
  coverage: 'half' | 'full';
  /** A long tongue out of each mouth. */
  tongue: boolean;
  /** `keep`: the photograph's own, at night. `dark`: mist in the dark. */
  background: VenomBackground;
  /** Keep and erase strokes, if the subject is not clear without them. */
  strokes?: CutoutStroke[];
  /** The same seed gives the same creature. */
  seed: number;
};

/**
 * `confidence` as with a cutout. `faces`: how many got eyes and mouths; without one there is only
 * the coat. `fewPixels`: the photograph was enlarged so much that it stays soft.
 */
export type VenomAnswer = ImageFile & { confidence: number; faces: number; fewPixels: boolean };
