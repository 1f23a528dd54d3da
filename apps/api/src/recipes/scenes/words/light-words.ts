import type { LightName, StudioName } from '@tintory/imaging';

/** Of each there is one in a picture; two of them are two pictures. */
export const lightGroups: Record<LightName, 'pattern' | 'tone' | 'weather'> = {
  even: 'pattern',
  window: 'pattern',
  blinds: 'pattern',
  leaves: 'pattern',
  warm: 'tone',
  sunset: 'tone',
  dim: 'tone',
  night: 'tone',
  neon: 'tone',
  snow: 'weather',
  fog: 'weather',
};

/** Light, times of day and weather, each with the place it has where none is named. */
export const lightWords: [light: LightName, studio: StudioName, words: string][] = [
  ['window', 'warm', 'window fenster fensterlicht نافذة شباك'],
  ['blinds', 'warm', 'blinds shutters jalousie jalousien lamellen rollo'],
  [
    'sunset',
    'sunset',
    'sunset sunrise hour stunde dusk dawn evening sonnenuntergang sonnenaufgang abendrot abendlicht abendsonne abend dämmerung غروب شروق مساء',
  ],
  [
    'night',
    'night',
    'night midnight moonlight nacht nachts mitternacht mondlicht mondschein ليل ليلا',
  ],
  ['neon', 'night', 'neon neonlicht نيون'],
  ['snow', 'garden', 'snow snowy snowfall winter schnee schneefall verschneit ثلج ثلوج شتاء'],
  ['fog', 'garden', 'fog foggy mist misty haze nebel neblig dunst ضباب'],
];

/** Golden beside one of these is the light of a low sun. */
export const lampWords = 'light sunlight glow licht sonnenlicht ضوء نور';

/** The lights that a place has anyway. */
export const ownLights: Record<StudioName, readonly LightName[]> = {
  white: [],
  warm: ['window', 'warm'],
  color: [],
  stone: ['window'],
  wood: [],
  marble: [],
  linen: ['leaves'],
  sand: ['leaves'],
  garden: ['leaves'],
  grass: ['leaves'],
  forest: ['leaves'],
  autumn: ['leaves'],
  sunset: ['sunset', 'warm'],
  night: ['night', 'dim'],
};

/** What a light is as well: a sunset is warm. */
export const lightsWithin: Partial<Record<LightName, readonly LightName[]>> = {
  blinds: ['window'],
  sunset: ['warm'],
  night: ['dim'],
  neon: ['night', 'dim'],
};
