import { useT } from '@tintory/i18n';
import { useMemo } from 'react';

/** The words of a tool: its keys come from the catalog at run time, so they can't be checked types. */
export function useToolTexts(toolId: string) {
  const t = useT('tools');
  return useMemo(() => {
    const text = (key: string) =>
      (t as unknown as (key: string) => string)(`tools:${toolId}.${key}`);
    return {
      title: text('title'),
      verb: text('verb'),
      tagline: text('tagline'),
      description: text('description'),
      field: (key: string) => text(`fields.${key}`),
      /** What a text field may hold, for example. */
      placeholder: (key: string) => text(`options.${key}.example`),
      option: (field: string, option: string) => text(`options.${field}.${option}`),
    };
  }, [t, toolId]);
}
