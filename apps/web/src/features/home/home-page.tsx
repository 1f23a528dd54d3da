import type { ToolId } from '@tintory/catalog';
import { brand, freeCredits, imageLimits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { ApplicationMarkup } from '../../config/application-markup.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { useToolEntries } from '../../config/tool-looks/use-tool-entries.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { HeroSample } from './hero-sample.tsx';
import { firstTool } from './hero-tools.ts';
import styles from './home.module.css';
import { Faq, ForShops } from './home-sections.tsx';
import { Prices } from './prices.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { useDroppedPhoto, useTakePhoto } from './use-dropped-photo.ts';

export function HomePage() {
  const t = useT('home');
  const [toolId, setToolId] = useState<ToolId>(firstTool);
  const take = useTakePhoto(toolId);
  const hovering = useDroppedPhoto(take);
  const entries = useToolEntries();
  const tool = entries.find(({ id }) => id === toolId);
  const paid = entries.filter(({ credits }) => credits).length;
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.home.title')} description={t('meta.home.description')} />
      <ApplicationMarkup name={brand.name} description={t('meta.home.description')} />
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1>{t('home:title')}</h1>
          <p className={styles['lead']}>{t('home:lead', { tools: paid })}</p>
          <div className={styles['action']}>
            <ChoosePhoto onChoose={take} />
            <p className={styles['hint']}>{t('home:dropHere')}</p>
          </div>
          <p className={styles['small']}>
            {t('home:start', { credits: freeCredits })}
            <br />
            {t('home:formats', { megabytes: imageLimits.maxBytes / 1_000_000 })}
          </p>
        </div>
        <HeroSample toolId={toolId} onToolId={setToolId} />
      </section>
      <ToolGrid entries={entries} />
      <ForShops />
      <Prices entries={entries} />
      <Faq />
      <section className={styles['closing']}>
        <h2>{t('home:closing.title')}</h2>
        <ChoosePhoto onChoose={take} />
      </section>
      {hovering && (
        <div className={styles['drop']}>{t('home:dropNow', { tool: tool?.title ?? '' })}</div>
      )}
    </div>
  );
}
