import { uploadRules } from '@tintory/contract';
import type { Detail, ReasonText } from './detail.ts';

/** A zod issue: its code and the code's parameters. */
export type Issue = { code: string; message?: string | undefined; [more: string]: unknown };

type Bounds = Record<'text' | 'number' | 'list', ReasonText>;

const tooBig: Bounds = { text: 'longest', number: 'largest', list: 'tooMany' };
const tooSmall: Bounds = { text: 'shortest', number: 'smallest', list: 'tooFew' };
const formats: Record<string, ReasonText> = {
  ...{ email: 'email', url: 'url', uuid: 'uuid' },
  date: 'date',
};
/** The forms of texts that people write, by what they have to match; no other is told to a person. */
const patterns: Record<string, ReasonText> = {
  '/^#[0-9a-f]{6}$/i': 'color',
  [String(uploadRules.tenDigits)]: 'tenDigits',
};
const kinds: Record<string, ReasonText> = {
  string: 'text',
  ...{ number: 'number', int: 'int', boolean: 'boolean' },
  ...{ array: 'array', tuple: 'array', object: 'object', record: 'object' },
};

/** The same in our own words, which every language has. */
export function detailOfIssue(issue: Issue): Detail {
  switch (issue.code) {
    case 'invalid_type':
      return { text: kinds[String(issue['expected'])] ?? 'notAllowed' };
    case 'invalid_value':
      return { text: 'oneOf', values: listed(issue['values']) };
    case 'too_big':
      return { text: tooBig[boundOf(issue)], most: Number(issue['maximum']) };
    case 'too_small':
      return atLeast(issue);
    case 'invalid_format':
      return {
        text: formats[String(issue['format'])] ?? patterns[String(issue['pattern'])] ?? 'form',
      };
    case 'not_multiple_of':
      return issue['divisor'] === 1
        ? { text: 'int' }
        : { text: 'step', step: Number(issue['divisor']) };
    case 'unrecognized_keys':
      return { text: 'unknown' };
    case 'custom':
      return custom(issue);
    default:
      return { text: 'notAllowed' };
  }
}

function atLeast(issue: Issue): Detail {
  const [bound, least] = [boundOf(issue), Number(issue['minimum'])];
  return bound === 'text' && least === 1 ? { text: 'empty' } : { text: tooSmall[bound], least };
}

function boundOf({ origin }: Issue): keyof Bounds {
  if (origin === 'string') return 'text';
  return origin === 'array' || origin === 'set' ? 'list' : 'number';
}

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(', ') : '';

/** Issues of our own schemas name the text key. */
function custom({ params, message }: Issue): Detail {
  const { reason, ...gaps } = (params ?? {}) as { reason?: ReasonText } & Record<string, string>;
  return reason ? { ...gaps, text: reason } : (message ?? { text: 'notAllowed' });
}
