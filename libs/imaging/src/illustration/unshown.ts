import type { PromptReading } from '../prompts/prompt-reading.ts';
import { canWear, isHeld } from './held.ts';
import type { Season, Weather } from '../prompts/sense.ts';

/** Where no tree turns and no grass grows. */
const seasonless = /^(beach|sea|underwater|desert|room|sky|space)$/;
/** Where there is no sky, or none with air in it. */
const airless = /^(underwater|space)$/;

/**
 * Names what a prompt says and the picture does not show: the weather and the season where its place
 * has none, the sun at night, clothes on who cannot wear them, and what nobody can hold.
 */
export function leaveUnshown(scene: PromptReading): PromptReading {
  const lost = [
    ...(scene.atmosphere ?? []).filter(({ is }) => isUnshown(is, scene)).map(({ text }) => text),
    ...unworn(scene),
    ...unheld(scene),
  ];
  if (lost.length === 0) return scene;
  const weather = (scene.weather ?? []).filter((kind) => !isUnshown(kind, scene));
  return {
    ...scene,
    weather,
    understood: scene.understood.filter((text) => !lost.includes(text)),
    unknown: [...new Set([...scene.unknown, ...lost])],
  };
}

/** Wearing, where it is no person who does, or no clothes are worn. */
const unworn = ({ things }: PromptReading): string[] =>
  things.flatMap(({ relation, motif, count }) => {
    const wearer = relation && things[relation.to];
    const isWorn = wearer && count === 1 && canWear(motif, wearer.motif);
    return relation?.worn && !isWorn ? [relation.worn] : [];
  });

/** Holding, where there is no hand, or what does not fit into it. */
const unheld = ({ things }: PromptReading): string[] =>
  things.flatMap(({ relation, motif }) => {
    const holder = relation && things[relation.to];
    return relation?.held && holder && !isHeld(motif, holder.motif) ? [relation.held] : [];
  });

function isUnshown(is: Weather | Season, { place = 'meadow', time }: PromptReading): boolean {
  // It is summer where nothing else is told.
  if (is === 'summer') return false;
  if (is === 'spring' || is === 'autumn' || is === 'winter') return seasonless.test(place);
  return airless.test(place) || (is === 'sunny' && time === 'night');
}
