import type { Field } from '@tintory/catalog';
import { isRefused } from '@tintory/prompts/policy';
import { AppError } from '../../platform/errors.ts';

export type Verdict = 'allowed' | 'refused';

/** Moderates a user's texts. An adapter may moderate their pictures, too. */
export type Moderate = (text: string, pictures?: readonly { path: string }[]) => Promise<Verdict>;

/** The embedded adapter: word lists, no pictures. */
export const moderateByLists: Moderate = (text) =>
  Promise.resolve(isRefused(text) ? 'refused' : 'allowed');

/**
 * Checks every text of a job before credits are held for it.
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
