import { loadStories, useLanguage } from '@tintory/i18n';
import { useQuery } from '@tanstack/react-query';

/** The stories in the visitor's language; they come behind the workbench. */
export function useStories() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['stories', language],
    queryFn: () => loadStories(language),
    staleTime: Infinity,
    // They come with the app's own files: whether those can be had, only the attempt tells.
    networkMode: 'always',
    retry: false,
  });
}
