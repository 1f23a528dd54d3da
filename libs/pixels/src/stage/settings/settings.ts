import { evenLight } from '../light-pattern.ts';
import type { Material } from '../materials.ts';
import { bathroom, bathroomWall } from './bathroom.ts';
import { bedroom, bedroomWall } from './bedroom.ts';
import { cafe, cafeWall } from './cafe.ts';
import { christmas, christmasWall } from './christmas.ts';
import { kitchen, kitchenWall } from './kitchen.ts';
import { livingRoom, livingRoomWall } from './living-room.ts';
import { mirrored, outOfFocus, type SoftShape } from './soft-shapes.ts';
import type { Studio, StudioName } from '../studio.ts';
import { street, streetWall } from './street.ts';

/** What may be seen behind a surface, far out of focus. */
export const settingNames = [
  'kitchen',
  'bathroom',
  'living',
  'bedroom',
  'cafe',
  'street',
  'christmas',
] as const;
export type SettingName = (typeof settingNames)[number];

/** What things stand on there where nothing else is wanted. */
export const settingSurfaces: Readonly<Record<SettingName, StudioName>> = {
  kitchen: 'wood',
  bathroom: 'marble',
  living: 'wood',
  bedroom: 'wood',
  cafe: 'wood',
  street: 'stone',
  christmas: 'wood',
};

type Setting = Pick<Studio, 'outdoors' | 'glows'> & {
  wall: Material;
  shapes: (seed: number) => SoftShape[];
};

const settings: Record<SettingName, Setting> = {
  kitchen: { wall: kitchenWall, shapes: kitchen },
  bathroom: { wall: bathroomWall, shapes: bathroom },
  living: { wall: livingRoomWall, shapes: livingRoom },
  bedroom: { wall: bedroomWall, shapes: bedroom },
  cafe: { wall: cafeWall, shapes: cafe, glows: true },
  street: { wall: streetWall, shapes: street, outdoors: true },
  christmas: { wall: christmasWall, shapes: christmas, glows: true },
};

/** Whether there is weather. */
export const isOpenAir = (name: SettingName): boolean => settings[name].outdoors === true;

/** A studio that is a surface, with a setting behind it: another look and side of it for each seed. */
export function behindSurface(surface: Studio, name: SettingName, seed: number): Studio {
  const { wall, shapes, ...light } = settings[name];
  const drawn =
    seed % 2 === 0
      ? outOfFocus(wall, shapes(seed))
      : outOfFocus((u, v, end) => wall(-u, v, end), mirrored(shapes(seed)));
  const far = { seam: 'edge', light: evenLight, open: undefined, far: true } as const;
  return { ...surface, ...far, ...light, wall: drawn };
}
