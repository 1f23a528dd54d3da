import { useT } from '@tintory/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FaqMarkup } from '../../config/faq-markup.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import { SearchField } from '../../config/search-field.tsx';
import site from '../../config/site.module.css';
import styles from './help.module.css';
import { Topics } from './topics.tsx';
import { useHelp } from './use-help.ts';

/** Questions by topic, with a search. */
export function HelpPage() {
  const t = useT('help');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { topics, isPending, isError, refetch } = useHelp(words);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={site['page']}>
      <PageMeta title={t('help:title')} description={t('help:metaDescription')} />
      {count > 0 && <FaqMarkup questions={topics.flatMap(({ questions }) => questions)} />}
      <header className={site['head']}>
        <h1>{t('help:title')}</h1>
        <p>{t('help:lead')}</p>
      </header>
      <SearchField
        label={t('help:search')}
        value={typed}
        onChange={setTyped}
        found={words && t('help:found', { count })}
      />
      {isPending && <div className={styles['awaited']} />}
      {isError && (
        <div className={site['bad']} role="alert">
          <p>{t('help:failed')}</p>
          <button type="button" className={site['secondary']} onClick={() => void refetch()}>
            {t('help:again')}
          </button>
        </div>
      )}
      {!isPending && !isError && count === 0 && (
        <div className={site['bad']}>
          <h2>{t('help:none', { words })}</h2>
          <button type="button" className={site['secondary']} onClick={() => setTyped('')}>
            {t('help:clear')}
          </button>
        </div>
      )}
      <Topics topics={topics} open={words !== ''} />
      <Write />
    </div>
  );
}

function Write() {
  const t = useT('help');
  return (
    <section className={styles['write']}>
      <div>
        <h2>{t('help:write.title')}</h2>
        <p>{t('help:write.text')}</p>
      </div>
      <Link className={site['primary']} to={paths.contact.href()}>
        {t('help:write.action')}
      </Link>
    </section>
  );
}
