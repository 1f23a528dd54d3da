/** A heavy cloud, lightning from it, and rain on both sides. */
const cloud =
  'M128 268C72 268 40 232 44 190C48 152 80 128 114 130C122 76 168 40 222 44C264 47 296 70 312 104C352 86 402 110 410 152C450 156 476 184 472 220C468 250 444 268 410 268H322L354 206H248L214 268Z';
const bolt = 'M262 224H338L300 296H352L226 474L258 338H206Z';
const drops = [
  'M112 300L128 308L92 384L76 376Z',
  'M170 306L186 314L150 398L134 390Z',
  'M394 300L410 308L374 384L358 376Z',
  'M446 300L462 308L434 366L418 358Z',
];

/** Motifs drawn here because lightning alone does not tell a storm; boxes of 512 units. */
export const storms: Record<string, () => string> = {
  'tintory/storm': () => [cloud, bolt, ...drops].join(''),
};
