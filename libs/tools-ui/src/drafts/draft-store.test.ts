import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWorkApart } from '../work-owner.ts';
import { inDatabase } from './draft-shelf.ts';
import { draftStore, keptForMs, sweepDrafts } from './draft-store.ts';

const origin = { productId: 'product-1', fileId: 'file-1' };
const draft = { file: new Blob(['bytes']), name: 'cat.png', origin, values: {}, pending: true };
const tool = 'remove_background';

/** Who is at this page. */
let account: string | null = null;
let leave: (account: string) => void = () => undefined;
keepWorkApart({ getAccount: () => account, onLeave: (listener) => ((leave = listener), () => {}) });

const kept = () => inDatabase(async (shelf) => (await shelf.entries()).length);

const signOut = () => {
  const left = String(account);
  account = null;
  leave(left);
};

// Leaves the timers that the database uses real.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterAll(() => void vi.useRealTimers());

beforeEach(async () => {
  account = null;
  await inDatabase(async (shelf) => {
    for (const [key] of await shelf.entries()) await shelf.remove(key);
  });
});

describe('a draft', () => {
  it('of a visitor goes on with the account they sign in to, and with no other', async () => {
    await draftStore.save(tool, draft);
    account = 'a';
    expect(await draftStore.load(tool)).toMatchObject({ name: 'cat.png', origin });
    account = 'b';
    expect(await draftStore.load(tool)).toBeUndefined();
    account = null;
    expect(await draftStore.load(tool)).toBeUndefined();
    account = 'a';
    expect(await draftStore.load(tool)).toMatchObject({ name: 'cat.png' });
  });

  it('of a visitor that waits for the sign-in is run by one alone', async () => {
    await draftStore.save(tool, draft);
    account = 'a';
    expect([await draftStore.takePending(tool), await draftStore.takePending(tool)]).toEqual([
      true,
      false,
    ]);
    expect(await draftStore.load(tool)).toMatchObject({ pending: false });
  });

  it('ends with the sign-out, and so does what was left from before the sign-in', async () => {
    await draftStore.save('image_upscale', draft);
    account = 'a';
    await draftStore.save(tool, draft);
    account = 'b';
    await draftStore.save(tool, { ...draft, name: 'of-b.png' });
    account = 'a';
    signOut();
    await vi.waitFor(async () => expect(await kept()).toBe(1));
    account = 'b';
    expect(await draftStore.load(tool)).toMatchObject({ name: 'of-b.png' });
  });

  it('does not come back as the visitor’s once it is removed or replaced', async () => {
    await draftStore.save(tool, draft);
    account = 'a';
    await draftStore.save(tool, { ...draft, name: 'newer.png' });
    expect(await draftStore.load(tool)).toMatchObject({ name: 'newer.png' });
    await draftStore.remove(tool);
    expect(await kept()).toBe(0);
  });

  it('is deleted after an hour, on an open page and when one is opened later', async () => {
    await draftStore.save(tool, draft);
    vi.advanceTimersByTime(keptForMs / 2);
    account = 'b';
    await draftStore.save('image_upscale', draft);
    await sweepDrafts();
    expect(await kept()).toBe(2);
    vi.advanceTimersByTime(keptForMs / 2);
    await vi.waitFor(async () => expect(await kept()).toBe(1));
    vi.setSystemTime(Date.now() + keptForMs);
    await sweepDrafts();
    expect(await kept()).toBe(0);
  });
});

describe('drafts in a browser that is refused all storage, or has no room', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('Denied.');
      },
    });
    return () => vi.unstubAllGlobals();
  });

  it('last as long as the page', async () => {
    await draftStore.save(tool, draft);
    expect(await draftStore.load(tool)).toMatchObject({ name: 'cat.png', origin });
    await draftStore.remove(tool);
    await expect(draftStore.load(tool)).rejects.toThrow('Denied.');
  });

  it('are run by one alone', async () => {
    await draftStore.save('image_upscale', draft);
    account = 'a';
    expect(await draftStore.takePending('image_upscale')).toBe(true);
    expect(await draftStore.takePending('image_upscale')).toBe(false);
    expect(await draftStore.load('image_upscale')).toMatchObject({ pending: false });
  });

  it('end with the sign-out and with the hour, too', async () => {
    account = 'a';
    const isForgotten = () => expect(draftStore.load(tool)).rejects.toThrow('Denied.');
    await draftStore.save(tool, draft);
    signOut();
    account = 'a';
    await vi.waitFor(isForgotten);
    await draftStore.save(tool, draft);
    vi.setSystemTime(Date.now() + keptForMs);
    await sweepDrafts();
    await isForgotten();
  });
});
