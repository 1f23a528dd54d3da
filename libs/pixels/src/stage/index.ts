export { rgbOf, type Rgb } from './color.ts';
export { castShadow } from './cast-shadow.ts';
export { composeStage } from './compose-stage.ts';
export {
  gradientBackdrop,
  patternBackdrop,
  patternNames,
  type PatternName,
} from './flat-backdrops.ts';
export { relight } from './relight.ts';
