import type { HelpTopic } from './help.ts';
import type { Language } from './languages.ts';

/** One chunk a language, and none of it before somebody asks for help. */
const loaders: Record<Language, () => Promise<readonly HelpTopic[]>> = {
  en: async () => (await import('./en/help-topics.ts')).helpTopics,
  de: async () => (await import('./de/help-topics.ts')).helpTopics,
  ar: async () => (await import('./ar/help-topics.ts')).helpTopics,
};

/** The questions of the help page in a language, by topic. */
export const loadHelp = (language: Language): Promise<readonly HelpTopic[]> => loaders[language]();
