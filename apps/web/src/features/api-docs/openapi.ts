/** The displayed part of a schema. */
export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
};

type Content = Record<string, { schema?: Schema }>;

export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };

type Operation = {
  summary?: string;
  tags?: readonly string[];
  security?: readonly object[];
  parameters?: readonly Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
};

/** The displayed part of an OpenAPI document. */
export type ApiDocument = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

export type Call = {
  id: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  /** Anybody may make it. */
  open: boolean;
  parameters: readonly Parameter[];
  body: { type: string; schema: Schema } | null;
  answer: Schema | null;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Headers documented once for all calls, so not listed at each. */
const toldElsewhere = ['x-app-id'];

/** Every call of the document, in its order. */
export function callsOf({ paths = {} }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => callOf(method.toUpperCase(), path, operation)),
  );
}

function callOf(method: string, path: string, operation: Operation): Call {
  const { summary = '', tags = [], security, parameters = [], requestBody, responses } = operation;
  const [body] = Object.entries(requestBody?.content ?? {});
  return {
    id: `${method.toLowerCase()}${path.replaceAll(/[^a-z0-9]+/gi, '-')}`.replace(/-$/, ''),
    method,
    path,
    summary,
    tag: tags[0] ?? '',
    open: security?.length === 0,
    parameters: parameters.filter(({ name }) => !toldElsewhere.includes(name.toLowerCase())),
    body: body?.[1].schema ? { type: body[0], schema: body[1].schema } : null,
    answer: responses?.['200']?.content?.['application/json']?.schema ?? null,
  };
}
