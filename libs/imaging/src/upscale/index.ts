export { runUpscale } from './run-upscale.ts';
