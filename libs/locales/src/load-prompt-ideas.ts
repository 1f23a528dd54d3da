import type { Language } from './languages.ts';

/** Something to start from: what it is called, and the words it writes. */
export type PromptIdea = { id: string; name: string; prompt: string };
export type PromptIdeaGroup = { id: string; name: string; ideas: readonly PromptIdea[] };

type Ideas = Readonly<Record<string, { name: string; prompt: string }>>;
type Groups = Readonly<Record<string, { name: string; ideas: Ideas }>>;

/** One chunk a language, and none of it before somebody looks for an idea. */
const loaders: Record<Language, () => Promise<Readonly<Record<string, Groups>>>> = {
  en: async () => (await import('./en/prompt-ideas.ts')).promptIdeas,
  de: async () => (await import('./de/prompt-ideas.ts')).promptIdeas,
  ar: async () => (await import('./ar/prompt-ideas.ts')).promptIdeas,
};

/**
 * The ideas for a tool's prompt, in groups; none for a tool without a prompt. Their words are of the
 * language where the engine draws the same from them, and English elsewhere.
 */
export async function loadPromptIdeas(
  language: Language,
  toolId: string,
): Promise<PromptIdeaGroup[]> {
  const groups = (await loaders[language]())[toolId] ?? {};
  return Object.entries(groups).map(([id, { name, ideas }]) => ({
    id,
    name,
    ideas: Object.entries(ideas).map(([ideaId, idea]) => ({ id: ideaId, ...idea })),
  }));
}
