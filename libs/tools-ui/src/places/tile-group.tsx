import { given } from '@tintory/ui-kit';
import { useRef, type ReactNode } from 'react';
import styles from './tiles.module.css';
import { useTileKeys } from './use-tile-keys.ts';

export type Tile = {
  id: string;
  name: string;
  /** Without one, the mark of the automatic choice is shown. */
  url?: string | undefined;
  /** The picture shows the user's own object. */
  isOwn?: boolean;
  /** A picture with the user's own object is being drawn. */
  drawing?: boolean;
};

type TileGroupProps = {
  label: string;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  /** Groups of tiles, each with an optional heading. */
  parts: readonly { heading?: string; tiles: readonly Tile[] }[];
  value: string;
  small?: boolean;
  /** On a phone the tiles are one scrollable row. */
  inRow?: boolean;
  disabled?: boolean | undefined;
  onChoose: (id: string) => void;
};

/** A choice among named pictures; one radio group, whatever the number of parts. */
export function TileGroup(props: TileGroupProps) {
  const { label, labelledBy, describedBy, parts, value, small, inRow, disabled, onChoose } = props;
  const group = useRef<HTMLDivElement>(null);
  useTileKeys(group);
  const all = parts.flatMap(({ tiles }) => tiles);
  const stop = all.some(({ id }) => id === value) ? value : all[0]?.id;
  const named = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label };
  return (
    <div
      ref={group}
      role="radiogroup"
      className={styles['group']}
      {...named}
      {...given({ 'aria-describedby': describedBy })}
    >
      {parts.map(({ heading, tiles }, at) => (
        <div key={heading ?? at} className={styles['part']}>
          {heading && <h3 className={styles['heading']}>{heading}</h3>}
          <div
            className={styles['grid']}
            data-small={small || undefined}
            data-row={inRow || undefined}
          >
            {tiles.map((tile) => (
              <TileButton
                key={tile.id}
                tile={tile}
                checked={tile.id === value}
                isStop={tile.id === stop}
                disabled={disabled}
                onChoose={() => onChoose(tile.id)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type TileButtonProps = {
  tile: Tile;
  checked: boolean;
  isStop: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
};

function TileButton({ tile, checked, isStop, disabled, onChoose }: TileButtonProps) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={checked}
      tabIndex={isStop ? 0 : -1}
      className={styles['tile']}
      disabled={disabled}
      onClick={onChoose}
    >
      <span
        className={styles['frame']}
        data-own={tile.isOwn || undefined}
        data-drawing={tile.drawing || undefined}
      >
        <TilePicture url={tile.url} />
      </span>
      <span className={styles['name']}>{tile.name}</span>
    </button>
  );
}

const TilePicture = ({ url }: { url: string | undefined }): ReactNode =>
  url ? <img src={url} alt="" loading="lazy" decoding="async" /> : <Discs />;

/** The brand's three discs, for an automatic choice without a picture yet. */
const Discs = () => (
  <svg viewBox="0 0 48 40" width="40" height="33" aria-hidden="true">
    <circle cx="18" cy="15" r="11" fill="var(--tint-accent)" opacity="0.7" />
    <circle cx="30" cy="15" r="11" fill="var(--tint-caution)" opacity="0.45" />
    <circle cx="24" cy="25" r="11" fill="var(--tint-good)" opacity="0.5" />
  </svg>
);
