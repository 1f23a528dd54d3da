import { writeFile } from 'node:fs/promises';
import type { RgbaImage } from '@tintory/pixels';
import { rasterizeSvg, writeImage } from '@tintory/imaging/files';
import { unclear, type ImageFile } from '@tintory/imaging';
import type { PromptSuggestion } from '@tintory/contract';
import { suggestWords, type Thing } from '@tintory/prompts';
import { roleOf } from './catalogue/catalogue.ts';
import { previewOnSkin } from './preview-on-skin.ts';
import { tellCounts } from './tell-counts.ts';
import { unwound } from './encircle.ts';
import { createDesign, type Design } from './design.ts';
import { layOutSheet, type Ornament } from './layout.ts';
import { withLettering } from './lettering/lettering.ts';
import { unheld } from './held-pair.ts';
import { motifBounds } from './motif-bounds.ts';
import { ungrouped } from './lead.ts';
import { drawOrnament } from './ornaments.ts';
import { drawBlackwork } from './styles/blackwork.ts';
import { drawDotwork } from './styles/dotwork.ts';
import { drawEngraving } from './styles/engraving.ts';
import { drawLine } from './styles/line.ts';
import { putter, type Put } from './placed.ts';
import { readWish, type TattooStyle } from './read-wish.ts';
import { standIns } from './stand-ins.ts';
import { svgMetadata } from './svg-metadata.ts';
import { svgSheet } from './svg-sheet.ts';
import { creditFor, tattooVocabulary, type Credit } from './tattoo-motifs.ts';
import { isLostWithin } from './vessels.ts';

export type TattooRequest = {
  prompt: string;
  style: TattooStyle;
  ornament: Ornament;
  /** The same request with the same seed draws the same design. */
  seed: number;
  /** Where the PNG goes, and where the SVG. */
  outputPath: string;
  svgPath: string;
  /** Where the design on skin goes, if it is wanted. */
  skinPath?: string;
  /** The side in pixels. */
  size: number;
};

/** What became of the prompt's words, and the credits to show with the result. */
export type TattooAnswer = ImageFile & {
  understood: string[];
  unknown: string[];
  suggestions: PromptSuggestion[];
  credits: Credit[];
  /** The design on skin, where it was wanted. */
  skin?: ImageFile;
};

const draw: Record<TattooStyle, (design: Design) => string> = {
  dotwork: drawDotwork,
  engraving: drawEngraving,
  line: drawLine,
  blackwork: drawBlackwork,
};

/**
 * Draws a tattoo design in black ink from a prompt's motifs and the text it wants written, as a
 * transparent PNG and as an SVG.
 *
 * @throws ImageError `PromptUnclear` where no motif shows what the prompt is about and no text is wanted; it has
 * suggestions
 */
export async function runTattoo(request: TattooRequest): Promise<TattooAnswer> {
  const { prompt, style, ornament, seed, outputPath, svgPath, size } = request;
  const { texts, reading } = readWish(prompt, style);
  if (texts.length === 0 && (reading.things.length === 0 || reading.missing))
    throw unclear(prompt, reading.missing ?? reading.unknown, tattooVocabulary);
  const boundsOf = await motifBounds([...reading.things.map(({ motif }) => motif), ...standIns]);
  const { placed, lettering } = layOutSheet(reading.things, texts, ornament, boundsOf, seed);
  const design = await createDesign(placed, seed);
  const motifs = new Set(placed.map(({ motif }) => motif));
  const credits = [...motifs].map(creditFor).filter((credit) => credit !== undefined);
  const drawn = drawOrnament(ornament, design.relief.distance, seed) + draw[style](design);
  const all = lettering ? withLettering(drawn, lettering, style === 'blackwork') : drawn;
  const svg = svgSheet(svgMetadata(credits) + all, size);
  const [image] = await Promise.all([rasterizeSvg(svg), writeFile(svgPath, svg)]);
  // The design is encoded on another thread while skin is drawn on this one.
  const [file, skin] = await Promise.all([
    writeImage(image, outputPath, 'png', 'algorithmicMedia'),
    request.skinPath ? writeOnSkin(image, request.skinPath) : undefined,
  ]);
  const told = tellCounts(reading, placed);
  const { understood } = told;
  const unknown = [...told.unknown, ...undrawn(reading.things.map(ungrouped), putter(boundsOf))];
  const suggestions = suggestWords(reading.unknown, tattooVocabulary);
  return { ...file, understood, unknown, suggestions, credits, ...(skin && { skin }) };
}

/** The words for wearing that the drawing does not show: only headwear is worn. */
const unworn = (things: readonly Thing[]): string[] =>
  things.flatMap(({ relation, motif }) =>
    relation?.worn && roleOf(motif) !== 'headwear' ? [relation.worn] : [],
  );

/** Words for relations that the drawing does not show. */
const undrawn = (things: readonly Thing[], put: Put): string[] => [
  ...unheld(things, put),
  ...unworn(things),
  ...(isLostWithin(things, put) ? ['in'] : []),
  ...unwound(things, put),
];

/**
 * Skin that is drawn as the design is: no photograph is under it. Async, so that a fault here rejects
 * instead of leaving the other file unwatched.
 */
const writeOnSkin = async (design: RgbaImage, path: string): Promise<ImageFile> =>
  writeImage(previewOnSkin(design), path, 'webp', 'algorithmicMedia');
