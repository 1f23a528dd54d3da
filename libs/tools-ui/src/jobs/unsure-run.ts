import { onWorkLeft, workOwner } from '../work-owner.ts';

const prefix = 'unsure-run:';
const nameOf = async (wish: string) => `${prefix}${await workOwner()}:${wish}`;

/** Storage of this tab; null where the browser denies it. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** The key of a run that nobody has answered, by what was wished for: kept in this tab, for its account alone. */
export const unsureRun = {
  keep: async (wish: string, key: string): Promise<void> => {
    const name = await nameOf(wish);
    inTab((storage) => storage.setItem(name, key));
  },
  of: async (wish: string): Promise<string | null> => {
    const name = await nameOf(wish);
    return inTab((storage) => storage.getItem(name));
  },
  forget: async (wish: string): Promise<void> => {
    const name = await nameOf(wish);
    inTab((storage) => storage.removeItem(name));
  },
};

// The next person at this browser is told nothing of it.
onWorkLeft(() => {
  inTab((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  });
});
