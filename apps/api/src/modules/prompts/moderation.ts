import type { Field } from '@tintory/catalog';
import { isRefused } from '@tintory/prompts/policy';
import { AppError } from '../../platform/errors.ts';

export type Verdict = 'allowed' | 'refused';

/** Judges what a user asks for. An adapter may judge the pictures that go with the text, too. */
export type Moderate = (text: string, pictures?: readonly { path: string }[]) => Promise<Verdict>;

/** The embedded adapter: word lists, no pictures. */
export const moderateByLists: Moderate = (text) =>
  Promise.resolve(isRefused(text) ? 'refused' : 'allowed');

/**
 * Looks at every text of a job before anything is held for it.
 *
 * @throws AppError `PromptRefused`
 */
export async function assertDecent(
  moderate: Moderate,
  fields: readonly Field[],
  inputs: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { key, kind } of fields) {
    if (kind !== 'text') continue;
    const verdict = await moderate(String(inputs[key] ?? ''));
    if (verdict === 'refused') throw new AppError('PromptRefused');
  }
}
