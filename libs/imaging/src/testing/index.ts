export { drawPerson, drawTee } from '../dress/testing/drawn-person.ts';
export { drawMug, drawSkirt, drawVest } from '../dress/testing/drawn-things.ts';
export { drawFaces } from '../faces/testing/drawn-face.ts';
export { turnHead } from '../faces/testing/turned-head.ts';
export { putModel, rednessGraph, repeatGraph } from '../own-models/tiny-models.ts';
export { inspectPicture, pictures } from './pictures.ts';
export { createTempFolder, type TempFolder } from './temp-folder.ts';
