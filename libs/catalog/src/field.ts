/**
 * The inputs of a function as data: light enough for a browser's first load, and enough to derive
 * the form, the validation and the JSON Schema from. `label` is a text key below the tool's own.
 */
type FieldBase = { key: string; optional?: true };

/**
 * The picture a tool works on: travels as `object_id` or `image_url`, exactly one of the two, or,
 * with `as`, as an object id under that name alone.
 */
type ImageField = FieldBase & { kind: 'image'; as?: string };
export type ChoiceField = FieldBase & {
  kind: 'choice';
  options: readonly string[];
  default: string;
  /**
   * Options of an older version and their present names: requests and presets may still use them.
   */
  formerly?: Readonly<Record<string, string>>;
  control: 'segmented' | 'select' | 'cards';
  when?: FieldCondition;
};
/**
 * A photographed place, by its id; `''` leaves the choice to the product. No list of ids here,
 * because operators add places.
 */
export type PlaceField = FieldBase & {
  kind: 'place';
  /** Values of an older version and the nearest place to each. */
  formerly?: Readonly<Record<string, string>>;
  when?: FieldCondition;
};
/** What a subject stands on in a place, by its id; `''` for what suits the place. */
type SurfaceField = FieldBase & { kind: 'surface'; when?: FieldCondition };
type ColorField = FieldBase & { kind: 'color'; default: string; when?: FieldCondition };
type NumberField = FieldBase & {
  kind: 'number';
  min: number;
  max: number;
  step: number;
  default: number;
  when?: FieldCondition;
};
/** Words of the user's own; a required one must not be blank. */
type TextField = FieldBase & {
  kind: 'text';
  maxLength: number;
  required?: true;
  /** Ideas to start from stand beside the field; libs/locales has them. */
  ideas?: true;
  when?: FieldCondition;
};
type BooleanField = FieldBase & { kind: 'boolean'; default: boolean; when?: FieldCondition };
/** A further picture of the user's, as an object id under the field's own key. */
type PictureField = FieldBase & {
  kind: 'picture';
  required?: true;
  /** It belongs to the photo at work, pixel by pixel. */
  ofPhoto?: true;
  when?: FieldCondition;
};
/** Several of them, as a list of object ids. */
type PicturesField = FieldBase & { kind: 'pictures'; max: number };
/** Which of the detected things, by number; chosen on the canvas. */
type IndexesField = FieldBase & { kind: 'indexes'; max: number };
/**
 * Keep and erase strokes over the picture; drawn on the canvas, so it has no control in the form.
 * `unless` is the key of a picture that says the same, and then it alone counts.
 */
type StrokesField = FieldBase & { kind: 'strokes'; max: number; unless?: string };

/**
 * An earlier job on the same photo: its cut-out was kept, and this one starts from it. `of` names the
 * functions that job may be of; it has no control in the form.
 */
type JobField = FieldBase & { kind: 'job'; of: readonly string[]; required?: true };

/** The control shows, and the value is sent, only while another choice has one of these values. */
export type FieldCondition = { key: string; in: readonly string[] };

export type Field =
  | ImageField
  | ChoiceField
  | PlaceField
  | SurfaceField
  | ColorField
  | NumberField
  | TextField
  | BooleanField
  | PictureField
  | PicturesField
  | IndexesField
  | StrokesField
  | JobField;
