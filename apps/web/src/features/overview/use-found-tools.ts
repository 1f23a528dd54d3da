import { useT } from '@tintory/i18n';
import { holdsWords } from '../../config/search-words.ts';
import type { LookId } from '../../config/tool-looks/looks.ts';
import { useToolEntries, type ToolEntry } from '../../config/tool-looks/use-tool-entries.ts';

/** The tools whose name, promise, description or keywords contain the typed words. */
export function useFoundTools(words: string): ToolEntry[] {
  const t = useT('overview', 'tools');
  const further = (id: LookId) =>
    id === 'resize' || id === 'paint' || id === 'batch'
      ? t(`overview:words.${id}`)
      : `${t(`tools:${id}.description`)} ${t(`tools:${id}.words`)}`;
  return useToolEntries().filter(({ id, title, tagline }) =>
    holdsWords([title, tagline, further(id)].join(' '), words.trim()),
  );
}
