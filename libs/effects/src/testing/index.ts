export { drawPerson, drawTee } from '../dress/testing/drawn-person.ts';
export { drawMug, drawSkirt, drawVest } from '../dress/testing/drawn-things.ts';
