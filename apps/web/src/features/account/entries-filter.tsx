import type { EntriesFilter } from '@tintory/api-client';
import type { LedgerEntry } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './account.module.css';

type Kind = LedgerEntry['kind'];
type EntriesFilterProps = {
  filter: EntriesFilter;
  kinds: readonly Kind[];
  onChange: (filter: EntriesFilter) => void;
};

/** Filters entries by kind and dates. */
export function EntriesFilterFields({ filter, kinds, onChange }: EntriesFilterProps) {
  const t = useT('account');
  const { Select } = useKit();
  const set = (key: keyof EntriesFilter, value: string) => {
    const fields = Object.entries({ ...filter, [key]: value }).filter(([, field]) => field);
    onChange(Object.fromEntries(fields));
  };
  return (
    <div className={styles['filter']}>
      <Select
        label={t('account:entries.kind')}
        value={filter.kind ?? ''}
        onChange={(kind) => set('kind', kind)}
        options={[
          { value: '', label: t('account:entries.all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`account:entries.kinds.${kind}`) })),
        ]}
      />
      {(['from', 'to'] as const).map((key) => (
        <label key={key} className={styles['date']}>
          {t(`account:entries.${key}`)}
          <input
            type="date"
            value={filter[key] ?? ''}
            onChange={({ target }) => set(key, target.value)}
          />
        </label>
      ))}
    </div>
  );
}
