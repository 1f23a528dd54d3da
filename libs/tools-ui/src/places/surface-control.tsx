import type { OfferedSurface } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useId, useState } from 'react';
import type { OfPlaceProps } from './control-props.ts';
import styles from './place-control.module.css';
import { PlacesMissing } from './places-missing.tsx';
import { usePlacesAtWork } from './places-at-work.tsx';
import { TileGroup } from './tile-group.tsx';
import { usePlaces } from './use-places.ts';

/** The surface under the object: first those that fit the place, then all others. */
export function SurfaceControl(props: OfPlaceProps<string>) {
  const { label, value, placeId, error, disabled, onChange } = props;
  const t = useT('workbench');
  const { Button } = useKit();
  const list = usePlaces();
  const shown = usePlacesAtWork().place;
  const [labelId, errorId] = [useId(), useId()];
  const [showsAll, setShowsAll] = useState(false);
  const place = list.places.find(({ id }) => id === (placeId || shown));
  const fitting = (place?.surfaces ?? []).flatMap(
    (id) => list.surfaces.find((surface) => surface.id === id) ?? [],
  );
  const others = list.surfaces.filter((surface) => !fitting.includes(surface));
  const seen = others.filter(({ id }) => showsAll || id === value);
  const found = { id: '', name: t('workbench:places.surfaceFound') };
  return (
    <div className={styles['control']}>
      <div className={styles['head']}>
        <span id={labelId}>{label}</span>
        <span className={styles['chosen']} aria-hidden="true">
          {list.surfaces.find(({ id }) => id === value)?.name}
        </span>
      </div>
      {list.status === 'here' ? (
        <TileGroup
          label={label}
          labelledBy={labelId}
          describedBy={error && errorId}
          parts={[{ tiles: [found, ...[...fitting, ...seen].map(tileOf)] }]}
          {...{ value, disabled, onChoose: onChange }}
          small
          inRow={!showsAll}
        />
      ) : (
        <PlacesMissing list={list} bones={4} />
      )}
      {error && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
      {others.length > 0 && (
        <Button variant="plain" disabled={disabled} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'workbench:places.fewerSurfaces' : 'workbench:places.allSurfaces')}
        </Button>
      )}
    </div>
  );
}

const tileOf = ({ id, name, tile_url: url }: OfferedSurface) => ({ id, name, url });
