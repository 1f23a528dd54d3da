import type { GarmentCut } from './garment-cut.ts';

type Cuff = [number, number, number, number];

/** From the left of the neckline over the right sleeve, the hem and the left sleeve. */
function withSleeves(
  neck: string,
  round: number,
  [outerX, outerY, innerX, innerY]: Cuff,
  hem = 840,
  half = 150,
): string {
  const start = neck
    .slice(1)
    .split(/[ A-Z]/)
    .slice(0, 2)
    .join(' ');
  const [tip, left] = [400 + half - 8, 408 - half];
  const [armpit, otherArmpit] = [400 + half, 400 - half];
  return `${neck} L${tip} 186 Q${tip + round * 2} 205 ${outerX} ${outerY} L${innerX} ${innerY} L${armpit} 390 V${hem}
    Q400 ${hem + 14} ${otherArmpit} ${hem} V390 L${800 - innerX} ${innerY} L${800 - outerX} ${outerY} Q${left - round * 2} 205 ${left} 186 L${start}Z`;
}

const round = 'M320 160 Q400 240 480 160';
const wide = 'M300 165 Q400 215 500 165';
const vee = 'M325 155 L400 300 L475 155';
const shortCuff: Cuff = [690, 340, 612, 410];
const longCuff: Cuff = [735, 760, 655, 790];
const backNeck = 'M320 160 Q400 140 480 160 Q400 240 320 160Z';
const backVee = 'M325 155 Q400 135 475 155 L400 300Z';

export const sleevedCuts: readonly GarmentCut[] = [
  { name: 'tee', cloth: [withSleeves(round, 20, shortCuff)], inside: [backNeck] },
  { name: 'tee-open', cloth: [withSleeves(round, 20, shortCuff)] },
  {
    name: 'long',
    cloth: [withSleeves(wide, 30, longCuff)],
    inside: ['M300 165 Q400 145 500 165 Q400 215 300 165Z'],
  },
  { name: 'vneck', cloth: [withSleeves(vee, 25, longCuff)], inside: [backVee] },
  {
    name: 'shirt',
    cloth: [
      withSleeves('M330 150 L400 225 L470 150', 25, longCuff),
      'M330 150 L345 120 Q400 135 455 120 L470 150 L430 225 L400 190 L370 225Z',
    ],
    seams: [
      'M400 225V846',
      'M330 150 L370 225 L400 190 L430 225 L470 150',
      ...[300, 400, 500, 600, 700].map((y) => `M394 ${y}h12`),
    ],
  },
  {
    name: 'hoodie',
    cloth: [
      withSleeves('M300 180 Q400 250 500 180', 40, longCuff, 850, 160),
      'M300 182 Q270 60 400 50 Q530 60 500 182 Q460 240 400 244 Q340 240 300 182Z',
    ],
    seams: [
      'M335 190 Q330 100 400 95 Q470 100 465 190 Q440 232 400 236 Q360 232 335 190Z',
      'M300 182 Q340 240 400 244 Q460 240 500 182',
      'M375 240V360',
      'M425 240V350',
      'M290 640 L330 560 H470 L510 640 V720 H290Z',
    ],
    inside: [],
  },
  {
    name: 'hoodie-folded',
    cloth: [
      withSleeves('M310 175 Q400 250 490 175', 40, longCuff, 850, 160),
      'M290 190 Q300 105 400 100 Q500 105 510 190 Q470 225 400 232 Q330 225 290 190Z',
    ],
    seams: [
      'M330 175 Q400 135 470 175 Q440 215 400 222 Q360 215 330 175Z',
      'M380 232V360',
      'M420 232V350',
    ],
  },
  {
    name: 'zip-hoodie',
    cloth: [
      withSleeves('M300 180 Q400 250 500 180', 40, longCuff, 850, 160),
      'M300 182 Q270 60 400 50 Q530 60 500 182 Q460 250 400 300 Q340 250 300 182Z',
    ],
    seams: [
      'M335 190 Q330 100 400 95 Q470 100 465 190 Q440 250 400 290 Q360 250 335 190Z',
      'M400 290V855',
    ],
  },
  {
    name: 'jacket-open',
    cloth: [
      'M330 150 L355 300 L345 846 H235 V400 L145 790 L65 760 Q230 220 290 175Z',
      'M470 150 L445 300 L455 846 H565 V400 L655 790 L735 760 Q570 220 510 175Z',
    ],
    inside: ['M330 150 Q400 130 470 150 L450 300 L440 360 H360 L350 300Z'],
    seams: ['M330 150 L310 260 L355 300', 'M470 150 L490 260 L445 300'],
  },
  {
    name: 'jacket-wide-open',
    cloth: [
      'M325 150 L330 300 L300 846 H215 V400 L130 780 L60 750 Q225 220 285 175Z',
      'M475 150 L470 300 L500 846 H585 V400 L670 780 L740 750 Q575 220 515 175Z',
    ],
    inside: ['M325 150 Q400 130 475 150 L470 190 Q400 205 330 190Z'],
  },
  {
    name: 'blazer',
    cloth: [
      withSleeves('M325 150 L400 470 L475 150', 30, longCuff, 850, 165),
      'M325 150 L300 260 L330 285 L310 310 L400 470Z',
      'M475 150 L500 260 L470 285 L490 310 L400 470Z',
    ],
    inside: ['M325 150 Q400 130 475 150 L400 470Z'],
    seams: [
      'M325 150 L300 260 L330 285 L310 310 L400 470 V858',
      'M475 150 L500 260 L470 285 L490 310 L400 470',
      'M270 640h80',
      'M450 640h80',
    ],
  },
  {
    name: 'cardigan',
    cloth: [
      'M335 150 L398 430 V846 H250 V390 L145 790 L65 760 Q230 210 335 150Z',
      'M465 150 L402 430 V846 H550 V390 L655 790 L735 760 Q570 210 465 150Z',
    ],
    inside: ['M335 150 Q400 130 465 150 L400 430Z'],
    seams: ['M398 430V846'],
  },
  {
    name: 'turtleneck',
    cloth: [
      withSleeves('M340 165 H460', 30, longCuff),
      'M340 180 V100 Q400 90 460 100 V180 Q400 200 340 180Z',
    ],
    seams: ['M340 180 Q400 200 460 180'],
  },
  {
    name: 'coat',
    cloth: [
      withSleeves('M325 150 L400 340 L475 150', 30, longCuff, 960, 180),
      'M325 150 L290 250 L400 380Z',
      'M475 150 L510 250 L400 380Z',
    ],
    inside: ['M325 150 Q400 130 475 150 L400 340Z'],
    seams: ['M400 340V965', 'M290 250 L400 380 L510 250'],
  },
];
