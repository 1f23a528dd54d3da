import { useFormats, useT } from '@tintory/i18n';
import { given, useKit } from '@tintory/ui-kit';
import type { OfPlaceProps } from './control-props.ts';
import { usePlacesAtWork } from './places-at-work.tsx';
import { usePlaces } from './use-places.ts';

type DirectionControlProps = OfPlaceProps<number> & {
  /** The most directions of any place. */
  most: number;
};

/** The viewing direction of a place: the one that suits the object, or one of the place's own. */
export function DirectionControl({ placeId, most, value, error, ...rest }: DirectionControlProps) {
  const t = useT('workbench');
  const formats = useFormats();
  const { Segmented } = useKit();
  const { places } = usePlaces();
  const shown = usePlacesAtWork().place;
  const place = places.find(({ id }) => id === (placeId || shown));
  const count = place?.directions ?? most;
  // Hidden for a place with a single direction.
  if (count < 2) return null;
  const options = Array.from({ length: count + 1 }, (_, at) => ({
    value: String(at),
    label: at === 0 ? t('workbench:places.directionFound') : formats.number(at),
  }));
  return (
    <Segmented
      {...rest}
      {...given({ error })}
      value={String(value <= count ? value : 0)}
      options={options}
      onChange={(next) => rest.onChange(Number(next))}
    />
  );
}
