import type { Field, FunctionDefinition } from '@tintory/catalog';
import {
  doubtsOf,
  unknownWords,
  type CreateJobBody,
  type Doubt,
  type Job,
} from '@tintory/contract';
import { strokesField } from './stroke-inputs.ts';

/** The free function that is looked at before another one is charged, and what it is asked for. */
export type Look = { func: FunctionDefinition; body: CreateJobBody };

/** Colours and file formats never cause warnings. */
const isPlain = (field: Field) =>
  field.kind === 'color' || ('key' in field && field.key === 'format');

const optionKinds: readonly Field['kind'][] = [
  ...(['choice', 'color', 'number', 'boolean', 'text'] as const),
  ...(['place', 'surface'] as const),
];

/** Warnings that strokes resolve. */
const answeredByStrokes: readonly Doubt[] = ['subject', 'faint'];

/** The inputs without the excluded fields, as one string. */
function inputsBut({ func, body }: Look, isLeftOut: (field: Field) => boolean): string {
  const leftOut = func.fields.filter(isLeftOut).map((field) => ('key' in field ? field.key : ''));
  return JSON.stringify(body.inputs.filter(({ key }) => !leftOut.includes(key)));
}

/** Pictures, faces and strokes: what doubts are about, whatever the options. */
const subjectOf = (look: Look) => inputsBut(look, ({ kind }) => optionKinds.includes(kind));

/** All inputs that can cause a warning. */
const wishesOf = (look: Look) =>
  inputsBut(look, (field) => isPlain(field) || field.kind === 'strokes');

const hasStrokes = ({ func, body }: Look) =>
  body.inputs.some(({ key }) => key === strokesField(func.fields)?.key);

function warningsOf(look: Look, job: Job): string[] {
  const doubts = doubtsOf(job).filter(
    (doubt) => !hasStrokes(look) || !answeredByStrokes.includes(doubt),
  );
  return [...doubts, ...unknownWords(job).map((word) => `word ${word}`)];
}

/** Warnings already shown before a charge: each once per picture. */
export function createLookMemory() {
  const seen = new Set<string>();
  /** Previews with strokes; they do not count once the strokes are removed. */
  const seenMarked = new Set<string>();
  const told = new Set<string>();
  return {
    /** Whether a preview has already shown this one's warnings. */
    knows: (look: Look): boolean =>
      seen.has(wishesOf(look)) || (hasStrokes(look) && seenMarked.has(wishesOf(look))),
    /** Records a finished preview; returns whether it has a new warning. */
    note: (look: Look, job: Job): boolean => {
      const subject = subjectOf(look);
      const fresh = warningsOf(look, job)
        .map((warning) => `${warning} of ${subject}`)
        .filter((warning) => !told.has(warning));
      for (const warning of fresh) told.add(warning);
      (hasStrokes(look) ? seenMarked : seen).add(wishesOf(look));
      return fresh.length > 0;
    },
  };
}
