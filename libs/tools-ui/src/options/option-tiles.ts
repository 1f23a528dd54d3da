/** Written by `npm run bench -- optionTiles`, each named `<tool>.<field>.<option>`. */
const files = import.meta.glob<string>('./tiles/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Tiles = Readonly<Record<string, string>>;

const tilesOf = new Map<string, Record<string, string>>();
for (const [path, url] of Object.entries(files)) {
  const [tool, field, option] = path.slice('./tiles/'.length, -'.webp'.length).split('.');
  const key = `${tool}.${field}`;
  tilesOf.set(key, { ...tilesOf.get(key), [option as string]: url });
}

/** Pictures of a choice's options by their values; none where words say it better. */
export const optionTiles = (toolId: string, field: string): Tiles | undefined =>
  tilesOf.get(`${toolId}.${field}`);
