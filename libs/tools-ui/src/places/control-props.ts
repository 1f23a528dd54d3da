/** What the form hands to the controls of a place. */
export type PlaceControlProps = {
  label: string;
  value: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** What hangs on a place: empty where none is chosen. */
export type OfPlaceProps<Value> = Omit<PlaceControlProps, 'value' | 'onChange'> & {
  placeId: string;
  value: Value;
  onChange: (value: Value) => void;
};
