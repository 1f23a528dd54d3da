import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'cutout', 'samples');

/** Small rendered photographs for golden pictures: 160 × 120 pixels, the clock 128 × 160. */
export const samplePhotos = {
  teacup: join(folder, 'teacup.png'),
  teacupMask: join(folder, 'teacup.mask.png'),
  teapot: join(folder, 'teapot.png'),
  alarmClock: join(folder, 'alarm-clock.png'),
};
