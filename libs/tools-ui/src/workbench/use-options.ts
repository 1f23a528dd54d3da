import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useState } from 'react';
import {
  defaultValues,
  valuesOfJob,
  type OptionValue,
  type OptionValues,
} from '../options/option-values.ts';

/** The options of a tool: those of the job that is shown, until one is changed here. */
export function useOptions(fields: readonly Field[], job: Job | undefined) {
  const [edited, setEdited] = useState<OptionValues | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const values = edited ?? (job ? valuesOfJob(fields, job.inputs) : defaultValues(fields));

  return {
    values,
    edited: edited !== null,
    /** What was changed since the last run, key by key. */
    changed,
    forgetChanges: () => setChanged([]),
    replace: setEdited,
    /** Undefined takes a value away. Returns what the options are by then. */
    set: (key: string, value: OptionValue | undefined): OptionValues => {
      const others = Object.entries(values).filter(([other]) => other !== key);
      const next = Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
      setEdited(next);
      setChanged([...changed, key]);
      return next;
    },
    /** Takes over many at once; what is not named stays. */
    merge: (next: OptionValues) => {
      setEdited({ ...values, ...next });
      setChanged([...changed, ...Object.keys(next).filter((key) => next[key] !== values[key])]);
    },
  };
}
