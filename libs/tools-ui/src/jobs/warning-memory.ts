import type { Field, FunctionDefinition } from '@tintory/catalog';
import {
  warningsOf,
  unknownWords,
  type CreateJobBody,
  type Warning,
  type Job,
} from '@tintory/contract';
import { strokesField } from './stroke-inputs.ts';

/** The free function that is looked at before another one is charged, and what it is asked for. */
export type Preview = { func: FunctionDefinition; body: CreateJobBody };

/** Colours and file formats never cause warnings. */
const isPlain = (field: Field) =>
  field.kind === 'color' || ('key' in field && field.key === 'format');

const optionKinds: readonly Field['kind'][] = [
  ...(['choice', 'color', 'number', 'boolean', 'text'] as const),
  ...(['place', 'surface'] as const),
];

/** Warnings that strokes resolve. */
const answeredByStrokes: readonly Warning[] = ['subject', 'faint'];

/** The inputs without the excluded fields, as one string. */
function inputsBut({ func, body }: Preview, isLeftOut: (field: Field) => boolean): string {
  const leftOut = func.fields.filter(isLeftOut).map((field) => ('key' in field ? field.key : ''));
  return JSON.stringify(body.inputs.filter(({ key }) => !leftOut.includes(key)));
}

/** Pictures, faces and strokes: what warnings are about, whatever the options. */
const subjectOf = (preview: Preview) =>
  inputsBut(preview, ({ kind }) => optionKinds.includes(kind));

/** All inputs that can cause a warning. */
const wishesOf = (preview: Preview) =>
  inputsBut(preview, (field) => isPlain(field) || field.kind === 'strokes');

const hasStrokes = ({ func, body }: Preview) =>
  body.inputs.some(({ key }) => key === strokesField(func.fields)?.key);

function labelledWarnings(preview: Preview, job: Job): string[] {
  const warnings = warningsOf(job).filter(
    (warning) => !hasStrokes(preview) || !answeredByStrokes.includes(warning),
  );
  return [...warnings, ...unknownWords(job).map((word) => `word ${word}`)];
}

/** Warnings already shown before a charge: each once per picture. */
export function createWarningMemory() {
  const seen = new Set<string>();
  /** Previews with strokes; they do not count once the strokes are removed. */
  const seenMarked = new Set<string>();
  const told = new Set<string>();
  return {
    /** Whether a preview has already shown this one's warnings. */
    knows: (preview: Preview): boolean =>
      seen.has(wishesOf(preview)) || (hasStrokes(preview) && seenMarked.has(wishesOf(preview))),
    /** Records a finished preview; returns whether it has a new warning. */
    note: (preview: Preview, job: Job): boolean => {
      const subject = subjectOf(preview);
      const fresh = labelledWarnings(preview, job)
        .map((warning) => `${warning} of ${subject}`)
        .filter((warning) => !told.has(warning));
      for (const warning of fresh) told.add(warning);
      (hasStrokes(preview) ? seenMarked : seen).add(wishesOf(preview));
      return fresh.length > 0;
    },
  };
}
