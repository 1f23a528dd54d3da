import type { ApiDocument, Schema } from './openapi.ts';

/** A value by its place, such as `outputs[].url`. */
export type Field = {
  place: string;
  type: string;
  optional: boolean;
  /** Allowed values, if it is an enum. */
  values: readonly string[];
};

/** Most nested levels of a table; deeper ones are hard to read. */
const deepest = 4;

/** The fields of each variant of a schema; most have one. */
export function shapesOf(schema: Schema, document: ApiDocument): Field[][] {
  const whole = resolve(schema, document);
  const shapes = (whole.anyOf ?? whole.oneOf ?? [whole]).map((one) => resolve(one, document));
  return shapes.map((shape) => fieldsOf(shape, document, '', 0));
}

function fieldsOf(schema: Schema, document: ApiDocument, within: string, depth: number): Field[] {
  const whole = resolve(schema, document);
  if (whole.type === 'array' && whole.items) {
    return fieldsOf(whole.items, document, `${within}[]`, depth);
  }
  const variant = [whole, ...(whole.anyOf ?? whole.oneOf ?? [])]
    .map((one) => resolve(one, document))
    .find(({ properties }) => properties);
  return Object.entries(variant?.properties ?? {}).flatMap(([name, property]) => {
    const place = within ? `${within}.${name}` : name;
    const own = resolve(property, document);
    const field: Field = {
      place,
      type: typeOf(property, document),
      optional: !variant?.required?.includes(name),
      values: valuesOf(own),
    };
    return [field, ...(depth < deepest ? fieldsOf(own, document, place, depth + 1) : [])];
  });
}

const valuesOf = ({ enum: values, items }: Schema): readonly string[] =>
  (values ?? items?.enum ?? []).map(String);

/** Short name of a schema's type, with its bounds. */
export function typeOf(schema: Schema, document: ApiDocument, depth = 0): string {
  if (depth > deepest) return 'any';
  const whole = resolve(schema, document);
  const options = whole.anyOf ?? whole.oneOf;
  const kind = options
    ? [...new Set(options.map((one) => typeOf(one, document, depth + 1)))].join(' | ')
    : plainType(whole, document, depth);
  return whole.nullable ? `${kind} | null` : kind;
}

function plainType(schema: Schema, document: ApiDocument, depth: number): string {
  const { type = 'any', format, items, minimum, maximum, maxLength } = schema;
  if (type === 'array') return items ? `${typeOf(items, document, depth + 1)}[]` : 'any[]';
  if (type === 'string') {
    return [format ?? type, maxLength && `≤ ${maxLength}`].filter(Boolean).join(' ');
  }
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const bounds = [least !== undefined && `≥ ${least}`, most !== undefined && `≤ ${most}`].filter(
    Boolean,
  );
  return [type, ...bounds].join(' ');
}

/** Resolves `$ref`, and merges `allOf`. */
function resolve(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const named = name ? document.components?.schemas?.[name] : undefined;
  const own = named ?? schema;
  if (!own.allOf) return own;
  return own.allOf
    .map((part) => resolve(part, document))
    .reduce<Schema>(
      (whole, part) => ({
        ...whole,
        ...part,
        properties: { ...whole.properties, ...part.properties },
        required: [...(whole.required ?? []), ...(part.required ?? [])],
      }),
      {},
    );
}
