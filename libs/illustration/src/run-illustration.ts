import { createRandom } from '@tintory/pixels';
import { rasterizeSvg, writeImage } from '@tintory/imaging/files';
import { unclear, type ImageFile, type OutputFormat } from '@tintory/imaging';
import type { PromptSuggestion } from '@tintory/contract';
import {
  readPrompt,
  suggestWords,
  type DayTime,
  type PromptReading,
  type Thing,
} from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';
import { drawItem, shadowGradient } from './draw-item.ts';
import { findCovered } from './find-covered.ts';
import { drawPlace, homeOf, placeOf } from './draw-place.ts';
import { emojiVocabulary } from './emoji-motifs.ts';
import { land } from './land.ts';
import { createLight } from './light.ts';
import { addPaperGrain } from './paper-grain.ts';
import { onTable } from './on-table.ts';
import { placeThings } from './place-things.ts';
import { settleThings } from './settle-things.ts';
import { hasWeather, isOutdoors, type Canvas } from './scene.ts';
import { leaveOut, leaveUnshown, withoutCount } from './unshown.ts';
import { drawWeather } from './weather.ts';

export type IllustrationRequest = {
  prompt: string;
  width: number;
  height: number;
  /** The same request with the same seed draws the same picture. */
  seed: number;
  /** The light, where the prompt names no time of day. */
  style?: DayTime;
  outputPath: string;
  format: OutputFormat;
};

/** What became of the prompt's words, to be shown with the result. */
export type IllustrationAnswer = ImageFile & {
  understood: string[];
  unknown: string[];
  suggestions: PromptSuggestion[];
};

/**
 * Draws a flat illustration of what a prompt names: a place in the light of its time and weather,
 * and things in it by size and relation. No trained model is used, and what is not understood is
 * named and not drawn.
 *
 * @throws ImageError `PromptUnclear` where nothing is drawn of what the prompt is about; it has suggestions
 */
export async function runIllustration(request: IllustrationRequest): Promise<IllustrationAnswer> {
  const { prompt, width, height, seed, outputPath, format } = request;
  const reading = readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
  if (!says(reading) || reading.missing)
    throw unclear(prompt, reading.missing ?? reading.unknown, emojiVocabulary());
  const scene = settle(leaveUnshown(withDefaults(land(reading), request.style)));
  const { svg, covered } = await drawScene(scene, width, height, seed);
  const names = covered.map(({ said = '' }) => said);
  const [main] = scene.things;
  if (main && covered.includes(main))
    throw unclear(prompt, names.map(withoutCount), emojiVocabulary());
  const image = await rasterizeSvg(svg);
  addPaperGrain(image, seed, saturation[reading.mood ?? 'none']);
  const file = await writeImage(image, outputPath, format, 'algorithmicMedia');
  const { understood, unknown } = leaveOut(scene, names);
  const suggestions = suggestWords(reading.unknown, emojiVocabulary());
  return { ...file, understood, unknown, suggestions };
}

const saturation = { none: 1, calm: 0.88, cheerful: 1.14, gloomy: 0.8 };

/** Whether there is anything to draw: a colour or a style alone is not. */
const says = ({ things, place, time, weather, season }: PromptReading) =>
  things.length > 0 || [place, time, weather, season].some(Boolean);

/** Fills in what the prompt leaves open: a home for its first thing, and the light asked for. */
function withDefaults(reading: PromptReading, style?: DayTime): PromptReading {
  const home = homeOf(reading);
  const snowed = hasWeather(reading, 'snow') || reading.season === 'winter';
  const wild = home === 'meadow' && snowed ? 'snow' : home;
  // Nobody sees fireworks by day.
  const isLit = reading.things.some(({ motif }) => is(motif, 'at-night'));
  const time = reading.time ?? style ?? (isLit ? 'night' : undefined);
  const place = placeOf(reading) ?? wild;
  return { ...reading, place, ...(time && { time }) };
}

function settle(scene: PromptReading): PromptReading {
  const things = settleThings(scene.things);
  return { ...scene, things: scene.place === 'room' ? onTable(things) : things };
}

async function drawScene(
  reading: PromptReading,
  width: number,
  height: number,
  seed: number,
): Promise<{ svg: string; covered: Thing[] }> {
  const light = createLight(reading);
  const unit = Math.min(width, height) / 1_000;
  const canvas: Canvas = { width, height, unit, light, reading, random: createRandom(seed) };
  const place = reading.place ?? 'meadow';
  const stage = drawPlace[place](canvas);
  // A tall picture has room for taller people than its width tells.
  const upright = Math.sqrt(Math.max(1, height / width));
  const items = await placeThings(canvas, { ...stage, person: stage.person * upright });
  const drawn = items.map((item) => drawItem(item, canvas, stage)).join('');
  const weather = isOutdoors(place) ? drawWeather(canvas, stage.horizon) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${shadowGradient(light.shadow)}</defs>${stage.back}${drawn}${stage.front}${weather}</svg>`;
  return { svg, covered: await findCovered(reading.things, items, canvas) };
}
