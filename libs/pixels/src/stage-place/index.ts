export { createBlades } from './blades.ts';
export { scoreDirection, type JudgedSubject } from './score-direction.ts';
export { stageInPlace } from './stage-in-place.ts';
export type { StagedGround, StagedPlace, StagedSurface, StageOptions } from './staging.ts';
export { createTexture } from './texture.ts';
