import type { ToolId } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import type { ComponentType } from 'react';
import { PageMeta } from '../config/page-meta.tsx';

type LoadPage = () => Promise<ComponentType>;

/** The page of each tool. A tool without one does not compile. */
const toolPages = {
  remove_background: async () =>
    (await import('../features/background-remover/background-remover-page.tsx'))
      .BackgroundRemoverPage,
} satisfies Record<ToolId, LoadPage>;

/** A tool's page under its own title, with the kit it draws with. */
export const loadToolPage = (id: ToolId) => async () => {
  const [Page, { withKit }, { withTools }] = await Promise.all([
    toolPages[id](),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  const Drawn = withKit(withTools(Page));
  const ToolPage = () => {
    const t = useT('tools');
    return (
      <>
        <PageMeta title={t(`tools:${id}.title`)} description={t(`tools:${id}.description`)} />
        <Drawn />
      </>
    );
  };
  return { Component: ToolPage };
};
