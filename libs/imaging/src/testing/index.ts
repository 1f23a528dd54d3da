export { drawFaces } from '../faces/testing/drawn-face.ts';
export { inspectPicture, pictures } from './pictures.ts';
