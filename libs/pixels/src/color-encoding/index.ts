export { codedEncoding, type ColorEncoding } from './color-encoding.ts';
export { convertToSrgb, type EncodedPixels } from './convert-to-srgb.ts';
export { identity, multiply, type Matrix } from './matrix.ts';
export { primariesToSrgb, srgbFromD50, srgbPrimaries, type Chromaticities } from './primaries.ts';
export { codedCurves, srgbToLinear, type Curve } from './transfer.ts';
