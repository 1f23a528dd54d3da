/** Props of the controls for places. */
export type PlaceControlProps = {
  label: string;
  value: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** Props of a control for a place; empty if none is chosen. */
export type OfPlaceProps<Value> = Omit<PlaceControlProps, 'value' | 'onChange'> & {
  placeId: string;
  value: Value;
  onChange: (value: Value) => void;
};
