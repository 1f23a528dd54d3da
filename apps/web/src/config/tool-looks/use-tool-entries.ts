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
  /** A picture; 0 for what runs in the browser, null where another tool decides. */
  credits: number | null;
};

/** Everything that does something to a picture, in the order of the catalog. */
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
