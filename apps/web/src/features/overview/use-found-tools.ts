import { useT } from '@tintory/i18n';
import { holdsWords } from '../../config/search-words.ts';
import type { LookId } from '../../config/tool-looks/looks.ts';
import { useToolEntries, type ToolEntry } from '../../config/tool-looks/use-tool-entries.ts';

/** The tools whose name, promise, description or further words hold what was typed. */
export function useFoundTools(words: string): ToolEntry[] {
  const t = useT('overview', 'tools');
  const description = (id: LookId) =>
    id === 'resize' || id === 'paint' || id === 'batch' ? '' : t(`tools:${id}.description`);
  // A tool just made has none yet.
  const further = (id: LookId) => t(`overview:words.${id as 'resize'}`, { defaultValue: '' });
  return useToolEntries().filter(({ id, title, tagline }) =>
    holdsWords([title, tagline, description(id), further(id)].join(' '), words.trim()),
  );
}
