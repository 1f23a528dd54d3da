import { useState } from 'react';

type Row = { id: string };

/** The selection of a growing list, kept by id so that another search keeps it. */
export function useSelection<Item extends Row>(most: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());

  /** @returns whether all of them fit */
  const add = (items: readonly Item[]): boolean => {
    const next = new Map(chosen);
    for (const item of items) if (next.size < most || next.has(item.id)) next.set(item.id, item);
    setChosen(next);
    return items.every(({ id }) => next.has(id));
  };
  const remove = (items: readonly Item[]) => {
    const gone = new Set(items.map(({ id }) => id));
    setChosen(new Map([...chosen].filter(([id]) => !gone.has(id))));
  };
  return {
    items: [...chosen.values()],
    count: chosen.size,
    has: ({ id }: Row) => chosen.has(id),
    hasAll: (items: readonly Item[]) => items.length > 0 && items.every(({ id }) => chosen.has(id)),
    add,
    remove,
    toggle: (item: Item) => (chosen.has(item.id) ? remove([item]) : add([item])),
    clear: () => setChosen(new Map()),
  };
}

export type Selection<Item extends Row> = ReturnType<typeof useSelection<Item>>;
