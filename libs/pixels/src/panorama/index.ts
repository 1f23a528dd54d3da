export { lightFromDisplay } from './from-display.ts';
export { luminancePlane, resizeLight, type LightImage } from './light-image.ts';
export { decodeLogLight, encodeLogLight } from './log-light.ts';
export { measureLight, type PlaceLight } from './measure-light.ts';
export { readRadiance, readRadianceSize } from './read-radiance.ts';
