import type { PromptSuggestion } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './place-control.module.css';
import { TileGroup } from './tile-group.tsx';
import { usePlaces } from './use-places.ts';

type NearPlacesProps = {
  /** Words that match no place, each with the nearest places. */
  suggestions: readonly PromptSuggestion[];
  value: string;
  busy: boolean;
  onChoose: (placeId: string) => void;
};

/** The places nearest to unmatched words, as pictures; a chosen one replaces the words. */
export function NearPlaces({ suggestions, value, busy, onChoose }: NearPlacesProps) {
  const t = useT('workbench');
  const { places } = usePlaces();
  return (
    <div className={styles['near']}>
      {suggestions.map(({ instead_of: word, places: ids = [] }) => {
        const near = ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
        const label = t('workbench:places.near', { word });
        const tiles = near.map(({ id, name, tile_url: url }) => ({ id, name, url }));
        if (tiles.length === 0) return null;
        return (
          <div key={word} className={styles['control']}>
            <p className={styles['nearLabel']}>{label}</p>
            <TileGroup
              label={label}
              parts={[{ tiles }]}
              value={value}
              disabled={busy}
              onChoose={onChoose}
            />
          </div>
        );
      })}
    </div>
  );
}
