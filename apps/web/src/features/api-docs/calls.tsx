import { useQuery } from '@tanstack/react-query';
import { descriptionQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useState } from 'react';
import { SearchField } from '../../config/search-field.tsx';
import { holdsWords } from '../../config/search-words.ts';
import site from '../../config/site.module.css';
import styles from './api-docs.module.css';
import { CallView } from './call-view.tsx';
import { callsOf, type ApiDocument, type Call } from './openapi.ts';
import { Part } from './part.tsx';

/** Every call, as the API itself describes it. */
export function Calls() {
  const t = useT('apiDocs');
  const { data, isError, refetch } = useQuery(descriptionQuery(useApi()));
  return (
    <Part name="calls">
      <p>{t('apiDocs:calls.text')}</p>
      {isError && (
        <div className={site['bad']} role="alert">
          <p>{t('apiDocs:calls.failed')}</p>
          <button type="button" className={site['secondary']} onClick={() => void refetch()}>
            {t('apiDocs:calls.again')}
          </button>
        </div>
      )}
      {!data && !isError && (
        <div className={styles['bone']} role="status" aria-label={t('apiDocs:calls.loading')} />
      )}
      {data && <CallList document={data} />}
    </Part>
  );
}

/** Tags in reading order; rarely used ones follow. */
const firstTags = ['sessions', 'users', 'uploads', 'tools', 'jobs', 'batches', 'credits', 'plans'];

function CallList({ document }: { document: ApiDocument }) {
  const t = useT('apiDocs');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const found = callsOf(document).filter(({ method, path, summary, tag }) =>
    holdsWords(`${method} ${path} ${summary} ${tag}`, words),
  );
  const tags = [...new Set([...firstTags, ...found.map(({ tag }) => tag)])];
  return (
    <>
      <SearchField
        label={t('apiDocs:calls.filter')}
        value={typed}
        onChange={setTyped}
        found={
          found.length > 0
            ? t('apiDocs:calls.found', { count: found.length })
            : t('apiDocs:calls.none', { words })
        }
      />
      {tags.map((tag) => (
        <Group
          key={tag}
          tag={tag}
          calls={found.filter((call) => call.tag === tag)}
          document={document}
        />
      ))}
    </>
  );
}

type GroupProps = { tag: string; calls: readonly Call[]; document: ApiDocument };

function Group({ tag, calls, document }: GroupProps) {
  const t = useT('apiDocs');
  if (calls.length === 0) return null;
  return (
    <div className={styles['group']}>
      {/* A tag that nobody has named yet stands for itself. */}
      <h3>{t(`apiDocs:calls.tags.${tag as 'jobs'}`, { defaultValue: tag })}</h3>
      {calls.map((call) => (
        <CallView key={call.id} call={call} document={document} />
      ))}
    </div>
  );
}
