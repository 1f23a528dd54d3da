import { placeKinds, type PlaceKind, type OfferedPlace } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Dialog, useKit } from '@tintory/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { DiscsApart } from '../store-pickers/nothing-found.tsx';
import { findPlaces } from './find-places.ts';
import styles from './place-dialog.module.css';
import { TileGroup } from './tile-group.tsx';
import { useKindNames } from './use-kind-names.ts';

type PlaceDialogProps = {
  places: readonly OfferedPlace[];
  value: string;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** A dialog of all places as pictures, by kind, with a search. */
export function PlaceDialog({ onClose, ...body }: PlaceDialogProps) {
  const t = useT('workbench');
  return (
    <Dialog
      title={t('workbench:places.title')}
      closeLabel={t('workbench:places.close')}
      width={800}
      onClose={onClose}
      fills
    >
      <DialogBody {...body} />
    </Dialog>
  );
}

function DialogBody({ places, value, onChoose }: Omit<PlaceDialogProps, 'onClose'>) {
  const t = useT('workbench');
  const kindNames = useKindNames();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<PlaceKind | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusOnSearch(body);
  const found = findPlaces(places, search, kindNames).filter(
    (place) => kind === null || place.kind === kind,
  );
  // Search results are ordered by relevance instead of by kind.
  const parts =
    search.trim() === ''
      ? placeKinds.map((one) => ({
          heading: kindNames[one],
          tiles: tilesOf(found.filter((place) => place.kind === one)),
        }))
      : [{ tiles: tilesOf(found) }];
  return (
    <div ref={body} className={styles['body']}>
      <div className={styles['top']}>
        <SearchField value={search} onChange={setSearch} />
        <KindChips kind={kind} onChange={setKind} />
        <p className={styles['count']} role="status">
          {found.length > 0 && t('workbench:places.count', { count: found.length })}
        </p>
      </div>
      <div className={styles['found']}>
        {found.length > 0 ? (
          <TileGroup
            label={t('workbench:places.title')}
            parts={parts.filter(({ tiles }) => tiles.length > 0)}
            value={value}
            onChoose={onChoose}
          />
        ) : (
          <div className={styles['nothing']} role="status">
            <DiscsApart />
            <p>{t('workbench:places.nothing')}</p>
          </div>
        )}
      </div>
    </div>
  );
}

const tilesOf = (places: readonly OfferedPlace[]) =>
  places.map(({ id, name, tile_url: url }) => ({ id, name, url }));

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT('workbench');
  const { TextField } = useKit();
  return (
    <TextField
      type="search"
      label={t('workbench:places.search')}
      labelHidden
      placeholder={t('workbench:places.search')}
      clearLabel={t('workbench:places.clear')}
      {...{ value, onChange }}
    />
  );
}

type KindChipsProps = { kind: PlaceKind | null; onChange: (kind: PlaceKind | null) => void };

function KindChips({ kind, onChange }: KindChipsProps) {
  const t = useT('workbench');
  const kindNames = useKindNames();
  return (
    <div className={styles['kinds']} role="group" aria-label={t('workbench:places.kinds')}>
      {([null, ...placeKinds] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={styles['kind']}
          aria-pressed={one === kind}
          onClick={() => onChange(one)}
        >
          {one ? kindNames[one] : t('workbench:places.every')}
        </button>
      ))}
    </div>
  );
}

/**
 * Runs after the dialog took the focus. Skipped for touch, where the keyboard would cover the
 * pictures.
 */
function useFocusOnSearch(body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => body.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [body]);
}
