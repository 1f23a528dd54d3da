export { inspectPicture, pictures } from './pictures.ts';
