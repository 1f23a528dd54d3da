import { imageSizes } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useMemo } from 'react';

const ratioOf: Readonly<Record<string, string>> = imageSizes;

/**
 * The texts of a tool: their keys come from the catalog at run time, so they are not type-checked.
 */
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
      /** An example value of a text field. */
      placeholder: (key: string) => text(`options.${key}.example`),
      /** The help text of an option whose name is not clear; else empty. */
      help: (key: string) => look(`tools:${toolId}.options.${key}.help`, { defaultValue: '' }),
      /** A size is named by its aspect ratio. */
      option: (field: string, option: string) =>
        ratioOf[option] ?? text(`options.${field}.${option}`),
    };
  }, [t, toolId]);
}
