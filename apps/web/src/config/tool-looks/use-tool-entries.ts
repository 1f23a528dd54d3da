import { tools, type ToolPurpose } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { paths } from '../paths.ts';
import type { LookId } from './looks.ts';

export type ToolEntry = {
  id: LookId;
  path: string;
  title: string;
  tagline: string;
  purpose: ToolPurpose;
  /** Credits per picture; 0 if it runs in the browser, null if it depends on another tool. */
  credits: number | null;
};

/** All tools and editors, in catalog order. */
export function useToolEntries(): ToolEntry[] {
  const t = useT('tools');
  const own = tools.map(({ id, path, purpose, functions }) => ({
    id,
    path,
    purpose,
    title: t(`tools:${id}.title`),
    tagline: t(`tools:${id}.tagline`),
    credits: Math.max(...functions.map(({ credits }) => credits)),
  }));
  return [
    ...own,
    {
      id: 'resize',
      path: paths.resize.href(),
      purpose: 'finish',
      title: t('resizeTool'),
      tagline: t('resizeTagline'),
      credits: 0,
    },
    {
      id: 'paint',
      path: paths.paint.href(),
      purpose: 'art',
      title: t('paintTool'),
      tagline: t('paintTagline'),
      credits: 0,
    },
    {
      id: 'batch',
      path: paths.batch.href(),
      purpose: 'finish',
      title: t('batchTool'),
      tagline: t('batchTagline'),
      credits: null,
    },
  ];
}
