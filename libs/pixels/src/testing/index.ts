export { anyPlane } from './any-plane.ts';
export { type Color, colorAt, drawImage, drawPlane, valueAt } from './draw.ts';
