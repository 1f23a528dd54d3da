import type { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { ApplicationMarkup } from '../config/application-markup.tsx';
import { PageMeta } from '../config/page-meta.tsx';

type Tool = (typeof tools)[number];

/** Loads a tool's page with its title, the kit and the tool's story below. */
export const loadToolPage = (tool: Tool) => async () => {
  const [{ ToolPage }, { FirstTour }, { withStory }, { withKit }, { withTools }] =
    await Promise.all([
      import('../features/tool/tool-page.tsx'),
      import('../features/tour/first-tour.tsx'),
      import('./with-story.tsx'),
      import('./with-kit.tsx'),
      import('./with-tools.tsx'),
    ]);
  const Page = () => <ToolPage tool={tool} />;
  const takesPhoto = tool.functions[0].fields.some(({ kind }) => kind === 'image');
  const Drawn = withStory(withKit(withTools(Page)), tool.id);
  const Titled = () => {
    const t = useT('tools');
    const [title, description] = [t(`tools:${tool.id}.title`), t(`tools:${tool.id}.description`)];
    return (
      <>
        <PageMeta title={title} description={description} />
        <ApplicationMarkup name={title} description={description} />
        <Drawn />
        <FirstTour takesPhoto={takesPhoto} />
      </>
    );
  };
  return { Component: Titled };
};
