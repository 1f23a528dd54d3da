import { toolIds } from '@tintory/catalog';
import type { Language } from '@tintory/locales';
import { textsOf } from '../../platform/messages.ts';

/** Ids of the tools whose title has these words in it, in the caller's language. */
export async function toolsCalled(words: string, language: Language): Promise<string[]> {
  const { tools } = await textsOf(language);
  const wanted = words.normalize().toLocaleLowerCase(language);
  return toolIds.filter((id) => tools[id].title.toLocaleLowerCase(language).includes(wanted));
}
