export { brotliFiles } from './brotli-files.ts';
export { drawIcon, drawSharePicture } from './share-picture.ts';
export { refuseServerCode } from './refuse-server-code.ts';
export { toolChunks } from './tool-chunks.ts';
