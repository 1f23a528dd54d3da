import { coiledSnake } from './coiled-snake.ts';
import { framingMotifs } from './framing-motifs.ts';
import { armbands } from './drawn/armband.ts';
import { crosses } from './drawn/cross.ts';
import { dandelions } from './drawn/dandelion.ts';
import { encircling } from './drawn/rings.ts';
import { rosaries } from './drawn/rosary.ts';
import { wingPairs } from './drawn/wings.ts';
import { cats } from './drawn/cat.ts';
import { cobras } from './drawn/cobra.ts';
import { chessPieces } from './drawn/chess.ts';
import { constellationMotifs } from './drawn/constellations.ts';
import { figures } from './drawn/figures.ts';
import { flowerCups } from './drawn/flower-cups.ts';
import { flowerHeads } from './drawn/flower-heads.ts';
import { flowerStems } from './drawn/flower-stems.ts';
import { motorcycles } from './drawn/motorcycle.ts';
import { northernSigns } from './drawn/northern-signs.ts';
import { sacredSigns } from './drawn/sacred-signs.ts';
import { watchfulEyes } from './drawn/watchful-eyes.ts';
import { ownMotifs } from './own-motifs.ts';
import { signMotifs } from './sign-motifs.ts';

/** Computed outlines of our own motifs, by id; the constant ones are `.svg` files. */
export const drawings: Record<string, () => string> = {
  ...ownMotifs,
  ...signMotifs,
  ...framingMotifs,
  ...armbands,
  ...cats,
  ...cobras,
  ...chessPieces,
  ...crosses,
  ...dandelions,
  ...encircling,
  ...rosaries,
  ...wingPairs,
  ...constellationMotifs,
  ...figures,
  ...flowerCups,
  ...flowerHeads,
  ...flowerStems,
  ...motorcycles,
  ...northernSigns,
  ...sacredSigns,
  ...watchfulEyes,
  'tintory/coiled-snake': coiledSnake,
};
