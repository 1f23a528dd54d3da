import type { OptionField, OptionValue } from '../options/option-field.ts';
import { DirectionControl } from './direction-control.tsx';
import { PlaceControl } from './place-control.tsx';
import { SurfaceControl } from './surface-control.tsx';

export type PlaceFieldProps = {
  field: OptionField;
  label: string;
  placeId: string;
  value: OptionValue | undefined;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: OptionValue | undefined) => void;
};

/** The controls that need the list of places, loaded together with it. */
export function PlaceField({ field, placeId, value, ...rest }: PlaceFieldProps) {
  switch (field.kind) {
    case 'place':
      return <PlaceControl {...rest} value={String(value ?? '')} />;
    case 'surface':
      return <SurfaceControl {...rest} placeId={placeId} value={String(value ?? '')} />;
    case 'number': {
      const direction = Number(value ?? field.default);
      return <DirectionControl {...rest} placeId={placeId} most={field.max} value={direction} />;
    }
    default:
      return null;
  }
}
