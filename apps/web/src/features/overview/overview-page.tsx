import { toolPurposes, type ToolPurpose } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { PageMeta } from '../../config/page-meta.tsx';
import { SearchField } from '../../config/search-field.tsx';
import site from '../../config/site.module.css';
import looks from '../../config/tool-looks/tool-looks.module.css';
import { ToolCard } from '../../config/tool-looks/tool-card.tsx';
import type { ToolEntry } from '../../config/tool-looks/use-tool-entries.ts';
import styles from './overview.module.css';
import { Price } from './price.tsx';
import { useFoundTools } from './use-found-tools.ts';

/** All tools grouped by purpose, with what they do and cost. */
export function OverviewPage() {
  const t = useT('overview');
  const [words, setWords] = useState('');
  const found = useFoundTools(words);
  return (
    <div className={site['page']}>
      <PageMeta title={t('overview:metaTitle')} description={t('overview:metaDescription')} />
      <header className={site['head']}>
        <h1>{t('overview:title')}</h1>
        <p>{t('overview:lead')}</p>
      </header>
      <SearchField
        label={t('overview:search')}
        placeholder={t('overview:searchHint')}
        value={words}
        onChange={setWords}
        found={words.trim() && t('overview:found', { count: found.length })}
      />
      {toolPurposes.map((purpose) => (
        <Purpose
          key={purpose}
          purpose={purpose}
          tools={found.filter((tool) => tool.purpose === purpose)}
        />
      ))}
      {found.length === 0 && (
        <div className={site['bad']}>
          <h2>{t('overview:none', { words: words.trim() })}</h2>
          <p>{t('overview:noneHint')}</p>
          <button type="button" className={site['secondary']} onClick={() => setWords('')}>
            {t('overview:all')}
          </button>
        </div>
      )}
    </div>
  );
}

type PurposeProps = { purpose: ToolPurpose; tools: readonly ToolEntry[] };

function Purpose({ purpose, tools }: PurposeProps) {
  const t = useT('overview');
  if (tools.length === 0) return null;
  return (
    <section className={styles['purpose']} aria-labelledby={purpose}>
      <header>
        <h2 id={purpose}>{t(`overview:purposes.${purpose}`)}</h2>
        <p>{t(`overview:purposeTexts.${purpose}`)}</p>
      </header>
      <ul className={looks['cards']}>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool}>
            <Price tool={tool} />
          </ToolCard>
        ))}
      </ul>
    </section>
  );
}
