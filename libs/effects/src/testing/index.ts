export { drawPerson, drawTee } from '../dress/testing/drawn-person.ts';
export { drawSkirt } from '../dress/testing/drawn-things.ts';
