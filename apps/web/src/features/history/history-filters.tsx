import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import type { HistoryFilter } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import styles from './history-page.module.css';

type HistoryFiltersProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

/** By words, by tool, and the favourites alone. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
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
      <IconButton
        label={t('history:favourites')}
        icon={favourites ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
        pressed={favourites}
        onClick={() => onChange({ ...filter, favourites: !favourites })}
      />
    </div>
  );
}
