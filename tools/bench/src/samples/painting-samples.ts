import { still, type Sample } from './sample.ts';

export const paintingSamples = (): Sample[] =>
  (
    [
      ['planter-on-legs', 'oil', ['Painted in oil', 'In Öl gemalt', 'مرسومة بالزيت']],
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
    photo: still(name),
    inputs: { style },
    alt: { en, de, ar },
  }));
