import { loadStories, type Language } from '@tintory/locales';
import { useLanguage } from '@tintory/i18n';
import { use } from 'react';

type Stories = Awaited<ReturnType<typeof loadStories>>;

/** Loaded once per language from the app's own files. Null if loading failed. */
const asked = new Map<Language, Promise<Stories | null>>();

function storiesIn(language: Language): Promise<Stories | null> {
  const known = asked.get(language);
  if (known) return known;
  const stories = loadStories(language).catch(() => null);
  asked.set(language, stories);
  return stories;
}

/** The stories in the visitor's language; suspends while loading, below the workbench. */
export const useStories = () => use(storiesIn(useLanguage().language));
