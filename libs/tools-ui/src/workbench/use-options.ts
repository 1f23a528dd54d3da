import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useEffect, useRef, useState } from 'react';
import type { OptionValue, OptionValues } from '../options/option-field.ts';
import { defaultValues, valuesOfJob } from '../options/option-values.ts';

/** The options of a tool: those of the job that is shown, until one is changed here. */
export function useOptions(fields: readonly Field[], job: Job | undefined) {
  const [edited, setEdited] = useState<OptionValues | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const values = edited ?? (job ? valuesOfJob(fields, job.inputs) : defaultValues(fields));

  // Whoever waited for a picture to be read finds here what was set meanwhile.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const revise = (change: (known: OptionValues) => OptionValues): OptionValues => {
    const next = change(latest.current);
    latest.current = next;
    setEdited(next);
    return next;
  };
  const noteChanged = (keys: readonly string[]) => setChanged((known) => [...known, ...keys]);

  return {
    values,
    edited: edited !== null,
    /** What was changed since the last run, key by key. */
    changed,
    forgetChanges: () => setChanged([]),
    /** Back to those of the job, or of the tool. */
    clear: () => setEdited(null),
    /** As they are by now, to what they are to be; what a person did not change is no change. */
    revise,
    /** Undefined takes a value away. Returns what the options are by then. */
    set: (key: string, value: OptionValue | undefined): OptionValues => {
      noteChanged([key]);
      return revise((known) => {
        const others = Object.entries(known).filter(([other]) => other !== key);
        return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
      });
    },
    /** Takes over many at once; what is not named stays. */
    merge: (next: OptionValues) => {
      noteChanged(Object.keys(next).filter((key) => next[key] !== latest.current[key]));
      revise((known) => ({ ...known, ...next }));
    },
  };
}
