/** As much of a JSON Schema as a request body of ours uses. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
};

const formats: Record<string, string> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  uri: 'https://example.com/a',
  email: 'somebody@example.com',
  date: '2026-01-01',
};

/** A value that a schema allows, with every property set. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return sampleText(schema);
  }
}

function sampleObject({ properties = {}, additionalProperties: more }: Schema) {
  const named = Object.entries(properties).map(([name, one]) => [name, sampleOf(one)]);
  const free = typeof more === 'object' && named.length === 0 ? [['note', sampleOf(more)]] : [];
  return Object.fromEntries([...named, ...free]) as Record<string, unknown>;
}

function sampleText({ format = '', pattern, minLength = 0 }: Schema): string {
  const known = formats[format] ?? (pattern?.includes('@') ? formats['email'] : undefined);
  return known ?? 'a'.repeat(Math.max(minLength, 1));
}

/** Variants of the value, each with one text or name replaced. */
export function* textsIn(value: unknown, text: string, place = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [place, text];
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      for (const [where, changed] of textsIn(one, text, `${place}/${index}`)) {
        yield [where, value.with(index, changed)];
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      for (const [where, changed] of textsIn(one, text, `${place}/${name}`)) {
        yield [where, { ...value, [name]: changed }];
      }
    }
  }
}
