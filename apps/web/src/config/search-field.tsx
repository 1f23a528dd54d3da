import { IconSearch } from '@tabler/icons-react';
import styles from './search-field.module.css';

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (words: string) => void;
  /** Result count, announced on change. */
  found?: string;
};

/** A search field that filters the list below; without the kit, for light pages. */
export function SearchField({ label, placeholder, value, onChange, found }: SearchFieldProps) {
  return (
    <search className={styles['search']}>
      <div className={styles['field']}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder ?? label}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p role="status">{found}</p>
    </search>
  );
}
