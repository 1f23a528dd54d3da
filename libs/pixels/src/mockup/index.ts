export { drawMockup, type BlankMaps, type MockupWish } from './draw-mockup.ts';
export type { SeenPrint } from './lay-ink.ts';
export { layPicture, premultiply, unpremultiply } from './lay-picture.ts';
export type { ByteMap } from './map-sampler.ts';
export { onStudioPaper } from './studio-backdrop.ts';
export type { SurfaceShape } from './surface.ts';
export type { Weave } from './weave.ts';
