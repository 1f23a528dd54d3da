import { findTool, toolIds } from '@tintory/catalog';
import { failureReasons } from '@tintory/contract';
import { languages } from '@tintory/locales';
import { describe, expect, it } from 'vitest';
import { viewFailure } from './view-failure.ts';

const toolId = 'product_model';
const messagesOf = (failure: Parameters<typeof viewFailure>[0]) =>
  Promise.all(languages.map(async ({ code }) => (await viewFailure(failure, code))?.message ?? ''));

describe('what a failure says', () => {
  it.each(failureReasons)('is a sentence of its own in each language: %s', async (reason) => {
    const failed = { toolId, errorCode: 'InvalidInput' };
    const generic = await messagesOf({ ...failed, result: null });
    const said = await messagesOf({ ...failed, result: { reason } });
    expect(new Set([...generic, ...said]).size).toBe(2 * languages.length);
  });

  it('is of a place where the words are about one, and of a thing where it is drawn', async () => {
    const failed = { errorCode: 'PromptUnclear', result: null };
    const ofPlaces = toolIds.filter((id) => findTool(id)?.advice?.PromptUnclear?.text === 'place');
    expect(ofPlaces).toContain(toolId);
    for (const other of ofPlaces) {
      expect((await messagesOf({ ...failed, toolId: other })).join()).toMatch(
        /marble.+Marmor.+رخام/,
      );
    }
    for (const drawn of ['text_to_image', 'text_to_tattoo', 'gone']) {
      expect((await messagesOf({ ...failed, toolId: drawn })).join()).toMatch(/rose.+Rose.+وردة/);
    }
  });

  it('is nothing of a success', async () => {
    expect(await viewFailure({ toolId, errorCode: null, result: null }, 'en')).toBeNull();
  });
});
