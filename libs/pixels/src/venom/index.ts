export { makeVenom } from './make-venom.ts';
export { type VenomBackground, type VenomFace, type VenomOptions } from './venom-options.ts';
