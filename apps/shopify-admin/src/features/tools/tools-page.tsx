import { InlineGrid, Page } from '@shopify/polaris';
import { CropIcon, ImagesIcon, PaintBrushRoundIcon } from '@shopify/polaris-icons';
import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { ToolCard } from './tool-card.tsx';
import { ToolSample, ToolSign } from './tool-sample.tsx';

/** Every tool with a sample. */
export function ToolsPage() {
  const t = useT('merchant', 'tools');
  return (
    <Page title={t('merchant:tools.title')} subtitle={t('merchant:tools.lead')}>
      <PageTitle title={t('merchant:tools.title')} />
      <InlineGrid columns={{ xs: 2, md: 3, lg: 4 }} gap={{ xs: '200', md: '400' }}>
        {tools.map(({ id, functions: [main] }) => (
          <ToolCard
            key={id}
            href={paths.tool.href(id)}
            title={t(`tools:${id}.title`)}
            text={t(`tools:${id}.tagline`)}
            note={t('merchant:tools.cost', { count: main.credits })}
            picture={<ToolSample id={id} />}
          />
        ))}
        <ToolCard
          href={paths.batch.href()}
          picture={<ToolSign Icon={ImagesIcon} />}
          title={t('batchTool')}
          text={t('batchTagline')}
          note={t('merchant:tools.each')}
        />
        <ToolCard
          href={paths.resize.href()}
          picture={<ToolSign Icon={CropIcon} />}
          title={t('resizeTool')}
          text={t('resizeTagline')}
          note={t('merchant:tools.free')}
        />
        <ToolCard
          href={paths.paint.href()}
          picture={<ToolSign Icon={PaintBrushRoundIcon} />}
          title={t('paintTool')}
          text={t('paintTagline')}
          note={t('merchant:tools.free')}
        />
      </InlineGrid>
    </Page>
  );
}
