export { inpaint, type InpaintOptions } from './inpaint.ts';
export { widestRim, withRim } from './with-rim.ts';
