import type { OfferedPlace } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useId, useState } from 'react';
import type { PlaceControlProps } from './control-props.ts';
import { PlaceDialog } from './place-dialog.tsx';
import styles from './place-control.module.css';
import { PlacesMissing } from './places-missing.tsx';
import { usePlacesAtWork } from './places-at-work.tsx';
import { suggestedPlaces } from './suggested-places.ts';
import { TileGroup } from './tile-group.tsx';
import { useOwnTiles } from './use-own-tiles.ts';
import { usePlaces } from './use-places.ts';

/** The choice of a place for the object: a few as pictures, and a button for all of them. */
export function PlaceControl(props: PlaceControlProps) {
  const { label, value, error, disabled, onChange } = props;
  const t = useT('workbench');
  const { Button } = useKit();
  const list = usePlaces();
  const [labelId, errorId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const chosen = list.places.find(({ id }) => id === value);
  const isGone = list.status === 'here' && value !== '' && !chosen;
  const fault = error ?? (isGone ? t('workbench:places.gone') : undefined);
  const choose = (id: string) => {
    setOpen(false);
    if (id !== value) onChange(id);
  };
  return (
    <div className={styles['control']}>
      <div className={styles['head']}>
        <span id={labelId}>{label}</span>
        <span className={styles['chosen']} aria-hidden="true">
          {chosen?.name}
        </span>
      </div>
      {list.status === 'here' ? (
        <Suggested
          places={list.places}
          {...{ label, labelId, value, disabled, onChoose: choose }}
          describedBy={fault && errorId}
        />
      ) : (
        <PlacesMissing list={list} bones={6} />
      )}
      {fault && (
        <p id={errorId} className={styles['error']}>
          {fault}
        </p>
      )}
      <Button fullWidth disabled={disabled || list.status !== 'here'} onClick={() => setOpen(true)}>
        {t('workbench:places.all')}
      </Button>
      {isOpen && (
        <PlaceDialog
          places={list.places}
          value={value}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type SuggestedProps = {
  places: readonly OfferedPlace[];
  label: string;
  labelId: string;
  value: string;
  describedBy: string | undefined;
  disabled: boolean;
  onChoose: (id: string) => void;
};

function Suggested({ places, label, labelId, value, describedBy, ...rest }: SuggestedProps) {
  const t = useT('workbench');
  const { proposals, place } = usePlacesAtWork();
  const own = useOwnTiles(proposals.join(' '));
  // The automatic choice, with its picture once known.
  const found = {
    id: '',
    name: t('workbench:places.found'),
    url: place ? own.urls[place] : undefined,
    isOwn: true,
  };
  const tiles = suggestedPlaces(places, proposals, value).map(({ id, name, tile_url: url }) => ({
    ...{ id, name },
    url: own.urls[id] ?? url,
    isOwn: id in own.urls,
    drawing: own.drawing === id,
  }));
  return (
    <TileGroup
      label={label}
      labelledBy={labelId}
      describedBy={describedBy}
      parts={[{ tiles: [found, ...tiles] }]}
      value={value}
      inRow
      {...rest}
    />
  );
}
