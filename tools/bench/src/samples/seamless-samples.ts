import { join } from 'node:path';
import { content, pictureOf, type Sample } from './sample.ts';
import { drawSurfaces } from './surfaces.ts';

const tool = 'seamless_image';

export const seamlessSamples = async (): Promise<Sample[]> =>
  (await drawSurfaces(join(content, tool))).map(({ name, alt }) => ({
    name,
    photo: pictureOf(tool, name),
    inputs: { flatten: 80 },
    alt,
  }));
