import type { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { PageMeta } from '../config/page-meta.tsx';

type Tool = (typeof tools)[number];

/** A tool's page under its own title, with the kit it draws with and its story below. */
export const loadToolPage = (tool: Tool) => async () => {
  const [{ ToolPage }, { withStory }, { withKit }, { withTools }] = await Promise.all([
    import('../features/tool/tool-page.tsx'),
    import('./with-story.tsx'),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  const Page = () => <ToolPage tool={tool} />;
  const Drawn = withStory(withKit(withTools(Page)), tool.id);
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
