import type { ImagePool } from '@tintory/imaging';
import { still, type Sample } from './sample.ts';

export const paintingSamples = (pool: ImagePool): Sample[] =>
  (
    [
      ['eucalyptus', 'oil', ['Painted in oil', 'In Öl gemalt', 'مرسومة بالزيت']],
      [
        'pears',
        'watercolour',
        ['Pears in watercolour', 'Birnen in Aquarell', 'كمّثرى بألوان مائية'],
      ],
      ['camera', 'pencil', ['A camera in pencil', 'Eine Kamera in Bleistift', 'كاميرا بالرصاص']],
      ['headphones', 'poster', ['Headphones as a poster', 'Kopfhörer als Plakat', 'سماعات كملصق']],
    ] as const
  ).map(([name, style, [en, de, ar]]) => ({
    name,
    before: still(name),
    make: (outputPath) =>
      pool.painting({
        inputPath: still(name),
        outputPath,
        format: 'png',
        style,
        strength: 0.6,
        brush: 0.4,
      }),
    alt: { en, de, ar },
  }));
