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

/** The idempotency key of an unanswered run, by its inputs: kept in this tab for its account. */
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

// Removed for the next account at this browser.
onWorkLeft(() => {
  inTab((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  });
});
