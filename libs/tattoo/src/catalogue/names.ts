import type { Motif } from './motif.ts';

const split = (names: string): string[] => names.split(', ');

/** Names of a constellation. A zodiac sign's name alone means its animal or glyph. */
const ofConstellation = (name: string): string[] => [
  `${name} constellation`,
  `${name} star constellation`,
  `constellation ${name}`,
  `constellation of ${name}`,
  `constellations of ${name}`,
  `sternbild ${name}`,
  `كوكبة ${name}`,
];

/** All names of a motif. */
export function namesOf({ names = {}, constellation = {}, is }: Motif): string[] {
  const stars = Object.values(constellation).flatMap(split);
  return [
    ...stars.flatMap(ofConstellation),
    ...(is.includes('stars-alone') ? stars : []),
    ...Object.values(names).flatMap(split),
  ];
}

/** What people call the flower of the month that somebody is born in. */
export const birthFlowerNames = ({ en, de }: NonNullable<Motif['month']>): string[] => [
  `${en} birth flower`,
  `${en} flower`,
  `birth flower ${en}`,
  `birth flower of ${en}`,
  `birth flower for ${en}`,
  `geburtsblume ${de}`,
  `geburtsblume im ${de}`,
];
