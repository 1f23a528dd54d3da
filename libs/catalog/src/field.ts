/**
 * The inputs of a function as data: light enough for a browser's first load, and enough to derive
 * the form, the validation and the JSON Schema from. `label` is a text key below the tool's own.
 */
type FieldBase = { key: string; optional?: true };

/** A picture: travels as `object_id` or `image_url`, exactly one of the two. */
type ImageField = FieldBase & { kind: 'image' };
type ChoiceField = FieldBase & {
  kind: 'choice';
  options: readonly string[];
  default: string;
  control: 'segmented' | 'select' | 'cards';
  when?: FieldCondition;
};
type ColorField = FieldBase & { kind: 'color'; default: string; when?: FieldCondition };
type NumberField = FieldBase & {
  kind: 'number';
  min: number;
  max: number;
  step: number;
  default: number;
  when?: FieldCondition;
};
type BooleanField = FieldBase & { kind: 'boolean'; default: boolean; when?: FieldCondition };
/** Keep and erase strokes over the picture; drawn on the canvas, so it has no control in the form. */
type StrokesField = FieldBase & { kind: 'strokes'; max: number };

/** The control shows, and the value is sent, only while another choice has one of these values. */
export type FieldCondition = { key: string; in: readonly string[] };

export type Field =
  ImageField | ChoiceField | ColorField | NumberField | BooleanField | StrokesField;
