export { inpaint, type InpaintOptions } from './inpaint.ts';
