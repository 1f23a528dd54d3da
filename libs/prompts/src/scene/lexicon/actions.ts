import type { Action } from '../sense.ts';
import { inflected } from './inflected.ts';

/** Words of each action in English, German and Arabic, parted by commas; `aloft` has those of flying. */
export const actions: Record<Exclude<Action, 'flying'>, string> = {
  biking: `biking, cycling, ${inflected('radfahrend')}`,
  bleeding: `bleeding, bleeds, ${inflected('blutend')}, blutet, نازف, نازفة, ينزف`,
  broken: `broken, shattered, cracked, ${inflected('gebrochen, zerbrochen')}, مكسور, مكسورة`,
  burning: `burning, burns, flaming, blazing, in flames, on fire, ${inflected('brennend, lodernd')}, brennt, in flammen, مشتعل, مشتعلة, محترق, محترقة`,
  charging: `charging, attacking, attacks, raging, ${inflected('angreifend, wütend')}, هايج, يهاجم`,
  climbing: `climbing, climbs, ${inflected('kletternd')}, klettert, يتسلق, تتسلق`,
  coiled: `coiled, curled up, ${inflected('eingerollt, zusammengerollt')}, ملتف, ملتفة`,
  'bouncing ball': 'playing basketball, plays basketball, dribbling, dunking, spielt basketball',
  cooking: `cooking, cooks, ${inflected('kochend')}, kocht, kochen, يطبخ, تطبخ`,
  dancing: `dancing, dances, ${inflected('tanzend')}, tanzt, tanzen, يرقص, ترقص, راقص, راقصة`,
  diving: `diving, dives, swooping, swoops, ${inflected('herabstoßend')}, منقض, ينقض`,
  golfing: 'golfing, golfs, playing golf, plays golf, spielt golf',
  howling: `howling, howls, ${inflected('heulend')}, heult, heulen, يعوي, تعوي, عاوي`,
  juggling: `juggling, juggles, ${inflected('jonglierend')}, jongliert`,
  jumping: `jumping, jumps, leaping, leaps, ${inflected('springend, hüpfend')}, springt, hüpft, يقفز, تقفز, قافز`,
  'lifting weights': 'lifting weights, lifts weights, weightlifting, stemmt gewichte',
  meditating: `meditating, meditates, doing yoga, does yoga, practicing yoga, practising yoga, in lotus position, ${inflected('meditierend')}, meditiert, macht yoga, يتامل, تتامل`,
  praying: `praying, prays, ${inflected('betend')}, betet, beten, يصلي, تصلي`,
  roaring: `roaring, roars, growling, growls, snarling, snarls, ${inflected('brüllend, knurrend, fauchend')}, brüllt, knurrt, faucht, يزار, تزار, زاير, يزمجر`,
  rowing:
    'rowing, rows, rowing a boat, rowing his boat, rowing her boat, rowing the boat, rows a boat, rows his boat, rows her boat, rows the boat, rudert',
  running: `running, runs, galloping, gallops, sprinting, jogging, ${inflected('rennend, laufend, galoppierend')}, rennt, rennen, galoppiert, يجري, تجري, يركض, تركض, راكض, راكضة`,
  sleeping: `sleeping, sleeps, asleep, ${inflected('schlafend')}, schläft, schlafen, نايم, نايمة, ينام, تنام`,
  surfing: `surfing, surfs, ${inflected('surfend')}, surft`,
  swimming: `swimming, swims, ${inflected('schwimmend')}, schwimmt, schwimmen, يسبح, تسبح, سابح`,
  walking: `walking, walks, strolling, prowling, ${inflected('gehend, schleichend')}, läuft, geht, schleicht, يمشي, تمشي, ماشي`,
};
