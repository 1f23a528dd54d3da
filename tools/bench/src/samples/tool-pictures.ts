import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BeforeAfter } from './look.ts';
import type { Order } from './sample-desk.ts';
import type { Sample } from './sample.ts';

/** A choice that is seen sooner than read: what each of its options makes of one picture. */
type OptionTiles = {
  field: string;
  order: Order;
  /** How much of the result a tile shows, from its middle; all of it, whatever its shape. */
  part?: number | 'all';
};

/** What is drawn for a tool's pages; each tool's stand in a file of its name in `tools`. */
export type ToolPictures = {
  samples?: () => readonly Sample[] | Promise<readonly Sample[]>;
  look?: BeforeAfter;
  tiles?: readonly OptionTiles[];
};

/** The pictures of a tool of the catalogue; nothing is drawn for one without a file. */
export async function picturesOf(toolId: string): Promise<ToolPictures> {
  const path = join(import.meta.dirname, 'tools', `${toolId.replaceAll('_', '-')}.ts`);
  if (!existsSync(path)) return {};
  return ((await import(path)) as { pictures: ToolPictures }).pictures;
}
