import { loadStories, type Language } from '@tintory/locales';
import { useLanguage } from '@tintory/i18n';
import { use } from 'react';

type Stories = Awaited<ReturnType<typeof loadStories>>;

/** Asked for once a language: they come with the app's own files. Null where they cannot be had. */
const asked = new Map<Language, Promise<Stories | null>>();

function storiesIn(language: Language): Promise<Stories | null> {
  const known = asked.get(language);
  if (known) return known;
  const stories = loadStories(language).catch(() => null);
  asked.set(language, stories);
  return stories;
}

/** The stories in the visitor's language; suspends while they are on their way, behind the workbench. */
export const useStories = () => use(storiesIn(useLanguage().language));
