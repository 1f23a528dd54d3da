import { batchFunction, hasPlace, priceOf, type ToolDefinition } from '@tintory/catalog';
import { useState } from 'react';
import type { OptionValue, OptionValues } from '../options/option-field.ts';
import { defaultValues, missingFields } from '../options/option-values.ts';
import { preflight } from '../workbench/preflight.ts';

/** The options that all photos of a batch have in common, and what one of them costs. */
export function useBatchOptions(tool: ToolDefinition) {
  const func = batchFunction(tool);
  if (!func) throw new Error(`The tool ${tool.id} has no function for a batch.`);
  /** By tool: what one calls by the same name may mean nothing to another. */
  const [editedOf, setEditedOf] = useState<Record<string, OptionValues>>({});
  const [samePlace, setSamePlace] = useState(true);
  const edited = editedOf[tool.id] ?? {};
  const setEdited = (next: OptionValues) => setEditedOf((all) => ({ ...all, [tool.id]: next }));
  const values = { ...defaultValues(func.fields), ...edited };
  const sharesPlace = hasPlace(func.fields, values);
  return {
    func,
    values,
    each: priceOf(func, values),
    complete: missingFields(func.fields, values).length === 0,
    /** Whether all are to be shown in one place; undefined where there is none. */
    samePlace: sharesPlace ? samePlace : undefined,
    setSamePlace,
    /** What the options alone tell of every result. */
    preflightIssue: preflight(tool.id, null, values),
    setValues: (chosen: OptionValues) => setEdited({ ...edited, ...chosen }),
    setValue: (key: string, value: OptionValue | undefined) => {
      const others = Object.entries(edited).filter(([other]) => other !== key);
      setEdited(Object.fromEntries(value === undefined ? others : [...others, [key, value]]));
    },
  };
}
