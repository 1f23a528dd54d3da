import type { PromptIdeaGroup } from '@tintory/locales';

/** Ignores case, accents and the forms of the Arabic alif, as people search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The ideas whose name, words or group contain, for each search word, a word starting with it. */
export function findIdeas(groups: readonly PromptIdeaGroup[], search: string): PromptIdeaGroup[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      ideas: group.ideas.filter(({ name, prompt }) => {
        const words = plain(`${name} ${prompt} ${group.name}`).match(/[\p{L}\p{N}]+/gu) ?? [];
        return wanted.every((start) => words.some((word) => word.startsWith(start)));
      }),
    }))
    .filter(({ ideas }) => ideas.length > 0);
}
