import type { Field } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useEffect, useRef, useState } from 'react';
import type { OptionValue, OptionValues } from '../options/option-field.ts';
import { defaultValues, valuesOfJob } from '../options/option-values.ts';

/** The options of a tool: the shown job's, until one is changed. */
export function useOptions(fields: readonly Field[], job: Job | undefined) {
  const [edited, setEdited] = useState<OptionValues | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const values = edited ?? (job ? valuesOfJob(fields, job.inputs) : defaultValues(fields));

  // Code that awaited a file finds changes made in the meantime here.
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
    /** The keys changed since the last run. */
    changed,
    forgetChanges: () => setChanged([]),
    /** Resets to the job's options, or the tool's defaults. */
    clear: () => setEdited(null),
    /** Updates the latest options; not counted as the user's change. */
    revise,
    /** Sets an option; undefined removes it. Returns the new options. */
    set: (key: string, value: OptionValue | undefined): OptionValues => {
      noteChanged([key]);
      return revise((known) => {
        const others = Object.entries(known).filter(([other]) => other !== key);
        return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
      });
    },
    /** Sets several options at once; the others stay. */
    merge: (next: OptionValues) => {
      noteChanged(Object.keys(next).filter((key) => next[key] !== latest.current[key]));
      revise((known) => ({ ...known, ...next }));
    },
  };
}
