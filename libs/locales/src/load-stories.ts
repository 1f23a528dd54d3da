import type { Language } from './languages.ts';
import type { Stories } from './tool-story.ts';

/** One chunk a language, and none of it before a tool's page is open. */
const loaders: Record<Language, () => Promise<Stories>> = {
  en: async () => (await import('./en/stories.ts')).stories,
  de: async () => (await import('./de/stories.ts')).stories,
  ar: async () => (await import('./ar/stories.ts')).stories,
};

/** What the tools' pages tell in a language below the workbench. */
export const loadStories = (language: Language): Promise<Stories> => loaders[language]();
