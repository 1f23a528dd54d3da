import { hasControls } from '@tintory/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Detail } from './detail.ts';
import { AppError } from './errors.ts';

/** The options of a job, a batch or a preset. */
const options = 'inputs';
/** The fields whose texts may have several lines. */
const withLines = [options, 'alt', 'text', 'description'];

/**
 * Validates each part of a request by its schema, then refuses control characters in every text and
 * every name of what the schema lets through.
 */
export const validateTexts: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => {
    try {
      const result = validate(data) as { value?: unknown; error?: Error };
      const path = result.error ? undefined : pathToControls(result.value);
      return path ? { error: refusal(fieldOf(path, result.value), 'unstorable') } : result;
    } catch (cause) {
      // Both recurse, and a body may be nested as deep as it is long.
      if (cause instanceof RangeError) return { error: refusal('body', 'form') };
      throw cause;
    }
  };
};

const refusal = (field: string, text: 'unstorable' | 'form') =>
  new AppError('InvalidInput', { details: { [field]: { text } satisfies Detail } });

/** The way to the first text, or name, with a control character. */
function pathToControls(value: unknown, lines = false): string[] | undefined {
  if (typeof value === 'string') return hasControls(value, lines) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (hasControls(name)) return [];
    const rest = pathToControls(inner, lines || withLines.includes(name));
    if (rest) return [name, ...rest];
  }
  return undefined;
}

/** A field's name in an error, e.g. `items.0.name`; an option's key alone. */
function fieldOf(path: string[], whole: unknown): string {
  const [list, index, part] = path;
  if (list === options && part === 'value') {
    return (whole as { inputs: { key: string }[] }).inputs[Number(index)]?.key ?? list;
  }
  return path.join('.') || 'body';
}
