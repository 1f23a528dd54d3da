import type { OwnModelDescription, OwnModelInput, OwnModelOutput } from './own-model.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isSide = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 16 && (value as number) <= 4096;
const isTriple = (value: unknown, least: number): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((item) => Number.isFinite(item) && item > least);
const isOneOf =
  (...choices: unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value);
const orAbsent =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || test(value);

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

type Rule = [field: string, test: (value: unknown) => boolean, need: string];

const rules: Rule[] = [
  ['name', matches(/^[a-z0-9][a-z0-9-]{0,63}$/), 'lower-case letters, digits and dashes'],
  ['capability', isOneOf('cutout', 'upscale'), 'cutout or upscale'],
  // A plain file name: a description must not refer to other folders.
  ['file', matches(/^[\w-][\w.-]*\.onnx$/), 'the name of an .onnx file beside it'],
  ['sha256', matches(/^[0-9a-f]{64}$/), '64 hexadecimal digits in lower case'],
  ['licence', isText, 'a text'],
  ['source', isText, 'a text'],
];

const inputRules: Rule[] = [
  ['width', isSide, 'a whole number from 16 to 4096'],
  ['height', isSide, 'a whole number from 16 to 4096'],
  ['mean', (value) => isTriple(value, -Infinity), 'three numbers'],
  ['std', (value) => isTriple(value, 0), 'three numbers above 0'],
  ['channels', isOneOf('rgb', 'bgr'), 'rgb or bgr'],
  ['range', isOneOf(1, 255), '1 or 255'],
  ['tile', orAbsent(isSide), 'a whole number from 16 to 4096'],
];

const outputRules: Rule[] = [
  ['name', orAbsent(isText), 'a text'],
  ['activation', isOneOf('none', 'sigmoid'), 'none or sigmoid'],
  ['scale', orAbsent(isOneOf(2, 4)), '2 or 4'],
];

/**
 * Validates a `model.json`. Unknown fields are dropped.
 *
 * @param value the parsed JSON
 * @throws Error that names every invalid field and its requirement
 */
export function parseDescription(value: unknown): OwnModelDescription {
  if (!isFields(value)) throw new Error('The description is not an object.');
  const input = isFields(value['input']) ? value['input'] : {};
  const output = isFields(value['output']) ? value['output'] : {};
  const wrong = [
    ...broken(value, rules, ''),
    ...broken(input, inputRules, 'input.'),
    ...broken(output, outputRules, 'output.'),
  ];
  if (value['capability'] === 'upscale' && output['scale'] === undefined) {
    wrong.push('output.scale must be 2 or 4 for an upscale');
  }
  if (wrong.length > 0) throw new Error(`${wrong.join('; ')}.`);
  return {
    ...(only(value, rules) as Omit<OwnModelDescription, 'input' | 'output'>),
    input: only(input, inputRules) as OwnModelInput,
    output: only(output, outputRules) as OwnModelOutput,
  };
}

const broken = (fields: Fields, all: Rule[], path: string): string[] =>
  all
    .filter(([field, test]) => !test(fields[field]))
    .map(([field, , need]) => `${path}${field} must be ${need}`);

const only = (fields: Fields, all: Rule[]): Fields =>
  Object.fromEntries(
    all.map(([field]) => [field, fields[field]]).filter(([, value]) => value !== undefined),
  );
