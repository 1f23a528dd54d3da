import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { entriesQuery, type EntriesFilter } from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import { entryKinds, type LedgerEntry } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { saveFile } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';
import { EntriesFilterFields } from './entries-filter.tsx';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { Section } from './section.tsx';
import { settledEntries } from './settled-entries.ts';

const limit = 20;

/** Only holds name their tool; it applies to the job's later entries too. */
function toolOf({ tool_id: toolId, job_id: jobId }: LedgerEntry, rows: readonly LedgerEntry[]) {
  const known = jobId && rows.find((row) => row.job_id === jobId && row.tool_id)?.tool_id;
  return tools.find(({ id }) => id === (toolId ?? known));
}

type EntryRowProps = { entry: LedgerEntry; tool: ReturnType<typeof toolOf> };

/** The ledger, line by line. */
export function Entries() {
  const t = useT('account');
  const api = useApi();
  const { Button, toast } = useKit();
  const [filter, setFilter] = useState<EntriesFilter>({});
  const [page, setPage] = useState(1);
  const entries = useQuery({
    ...entriesQuery(api, { ...filter, page, limit }),
    placeholderData: keepPreviousData,
  });
  const saving = useMutation({
    mutationFn: () => api.credits.exportCsv(filter),
    onSuccess: (csv) => saveFile(csv, 'credits.csv'),
    onError: () => toast({ tone: 'bad', text: t('account:notSaved') }),
  });
  const change = (next: EntriesFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <Section
      title={t('account:entries.title')}
      aside={
        <Button loading={saving.isPending} onClick={() => saving.mutate()}>
          {t('account:entries.csv')}
        </Button>
      }
    >
      <EntriesFilterFields filter={filter} kinds={entryKinds} onChange={change} />
      <Loaded query={entries} height={320}>
        {({ rows, pageInfo }) => (
          <>
            {rows.length === 0 && <p className={styles['quiet']}>{t('account:entries.empty')}</p>}
            <ul className={styles['list']}>
              {settledEntries(rows).map((row) => (
                <EntryRow key={row.id} entry={row} tool={toolOf(row, rows)} />
              ))}
            </ul>
            <Pager page={page} hasMore={pageInfo.has_next_page} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function EntryRow({ entry: { kind, amount, created_at: at }, tool }: EntryRowProps) {
  const t = useT('account', 'tools');
  const { dateTime, signed } = useFormats();
  return (
    <li className={styles['row']}>
      <div>
        <strong>{t(`account:entries.kinds.${kind}`)}</strong>
        <p className={styles['small']}>
          {tool && `${t(`tools:${tool.id}.title`)} · `}
          {dateTime(at)}
        </p>
      </div>
      <span className={styles['number']} data-sign={Math.sign(amount)}>
        {/* What is spent was taken when it was reserved. */}
        {amount === 0 ? t('account:entries.asReserved') : signed(amount)}
      </span>
    </li>
  );
}
