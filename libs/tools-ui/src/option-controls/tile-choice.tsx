import { IconPencil } from '@tabler/icons-react';
import { given, type RadioGroupProps } from '@tintory/ui-kit';
import { useEffect, useId, useRef, type CSSProperties } from 'react';
import styles from './tile-choice.module.css';

type TileChoiceProps = RadioGroupProps & {
  /** A picture of each option by its value; the one without a picture is the text option. */
  tiles: Readonly<Record<string, string>>;
};

/** As many as make full rows. */
const columnsFor = (count: number) => [5, 4, 3].find((columns) => count % columns === 0) ?? 4;

/**
 * A choice by pictures, with the chosen one's name beside the label. Radio buttons for keyboards
 * and screen readers.
 */
export function TileChoice(props: TileChoiceProps) {
  const { label, value, options, tiles, error, disabled, onChange } = props;
  const [name, id, errorId] = [useId(), useId(), useId()];
  const chosen = options.find((option) => option.value === value);
  const columns = columnsFor(options.length);
  const row = useChosenInView();
  return (
    <div
      className={styles['choice']}
      role="radiogroup"
      aria-labelledby={id}
      {...given({ 'aria-describedby': error && errorId })}
    >
      <div className={styles['head']}>
        <span id={id}>{label}</span>
        <span className={styles['chosen']} aria-hidden="true">
          {chosen?.label}
        </span>
      </div>
      <div
        ref={row}
        className={styles['tiles']}
        data-columns={columns}
        style={{ '--columns': columns } as CSSProperties}
      >
        {options.map((option) => (
          <label key={option.value} className={styles['tile']} title={option.label}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            <Picture url={tiles[option.value]} />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Where the tiles are one row to push along, it begins at the chosen one; the page stays. */
function useChosenInView() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tile = row.current?.querySelector(':checked')?.parentElement;
    if (!row.current || !tile) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tile.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, []);
  return row;
}

const Picture = ({ url }: { url: string | undefined }) =>
  url ? (
    <img src={url} alt="" width={84} height={84} loading="lazy" decoding="async" />
  ) : (
    <IconPencil size={22} stroke={1.75} aria-hidden="true" />
  );
