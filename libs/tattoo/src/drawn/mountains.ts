import { solid, through } from './pen.ts';

/** Mountains in boxes of 512 units. */
export const mountains: Record<string, () => string> = { 'tintory/peaks': peaks };

/** Three summits, the highest before the others: the snow of each, and its rock. */
function peaks(): string {
  const snow = [
    '250 70, 295 182, 281 198, 266 176, 249 209, 230 178, 217 197, 205 182',
    '392 250, 415 288, 405 302, 393 288, 384 302, 372 290',
    '118 280, 132 308, 124 318, 115 306, 106 320, 96 311',
  ];
  const rock = [
    '197 202, 216 217, 230 198, 249 229, 266 196, 282 218, 302 201, 394 430, 324 437, 250 431, 176 438, 106 430',
    '362 310, 384 322, 393 308, 405 322, 427 308, 500 431, 452 438, 410 430',
    '84 329, 106 340, 115 326, 124 337, 132 327, 90 430, 50 438, 13 431',
  ];
  return [...snow, ...rock].map((told) => solid(through(told))).join('');
}
