import { randomInt } from 'node:crypto';

/** A client address. Free credits are counted by the first three octets, so these differ. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.1`;
