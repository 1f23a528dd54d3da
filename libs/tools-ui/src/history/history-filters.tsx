import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import type { HistoryFilter } from './history-filter.ts';
import styles from './history-filters.module.css';
import type { HistoryLook } from './history-look.ts';

type HistoryFiltersProps = {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  look: HistoryLook;
  /** What the app narrows by beyond that. */
  children?: ReactNode;
};

/** By words, by tool, and the favourites alone. */
export function HistoryFilters({ filter, onChange, look, children }: HistoryFiltersProps) {
  const t = useT('history', 'tools');
  const { TextField, Select, IconButton } = useKit();
  const { words, toolId, favourites } = filter;
  return (
    <div className={styles['filters']} role="search">
      <TextField
        label={t('history:search')}
        labelHidden
        type="search"
        placeholder={t('history:search')}
        clearLabel={t('history:clear')}
        value={words}
        onChange={(next) => onChange({ ...filter, words: next })}
      />
      <Select
        label={t('history:tool')}
        labelHidden
        value={toolId}
        onChange={(next) => onChange({ ...filter, toolId: next })}
        options={[
          { value: '', label: t('history:allTools') },
          ...tools.map(({ id }) => ({ value: id, label: t(`tools:${id}.title`) })),
        ]}
      />
      {children}
      <IconButton
        label={t('history:favourites')}
        icon={favourites ? look.icons.favourite : look.icons.notFavourite}
        pressed={favourites}
        onClick={() => onChange({ ...filter, favourites: !favourites })}
      />
    </div>
  );
}
