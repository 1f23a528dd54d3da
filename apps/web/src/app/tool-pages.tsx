import type { ToolId, tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import type { ComponentType } from 'react';
import { PageMeta } from '../config/page-meta.tsx';

type Tool = (typeof tools)[number];

/** What a tool's page tells below the workbench. A tool without an entry has the workbench alone. */
const storyOf: Partial<Record<ToolId, () => Promise<ComponentType>>> = {
  remove_background: async () =>
    (await import('../features/background-remover/how-it-works.tsx')).HowItWorks,
};

/** A tool's page under its own title, with the kit it draws with. */
export const loadToolPage = (tool: Tool) => async () => {
  const [{ ToolPage }, Story, { withKit }, { withTools }] = await Promise.all([
    import('../features/tool/tool-page.tsx'),
    storyOf[tool.id]?.(),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  const Page = () => (
    <>
      <ToolPage tool={tool} />
      {Story && <Story />}
    </>
  );
  const Drawn = withKit(withTools(Page));
  const Titled = () => {
    const t = useT('tools');
    return (
      <>
        <PageMeta
          title={t(`tools:${tool.id}.title`)}
          description={t(`tools:${tool.id}.description`)}
        />
        <Drawn />
      </>
    );
  };
  return { Component: Titled };
};
