import { imageSizes } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useMemo } from 'react';

const ratioOf: Readonly<Record<string, string>> = imageSizes;

/** The words of a tool: its keys come from the catalog at run time, so they can't be checked types. */
export function useToolTexts(toolId: string) {
  const t = useT('tools');
  return useMemo(() => {
    const look = t as unknown as (key: string, options?: { defaultValue: string }) => string;
    const text = (key: string) => look(`tools:${toolId}.${key}`);
    return {
      title: text('title'),
      verb: text('verb'),
      tagline: text('tagline'),
      description: text('description'),
      field: (key: string) => text(`fields.${key}`),
      /** What a text field may hold, for example. */
      placeholder: (key: string) => text(`options.${key}.example`),
      /** What an option does, where its name does not tell; else nothing. */
      help: (key: string) => look(`tools:${toolId}.options.${key}.help`, { defaultValue: '' }),
      /** A size goes by its ratio. */
      option: (field: string, option: string) =>
        ratioOf[option] ?? text(`options.${field}.${option}`),
    };
  }, [t, toolId]);
}
