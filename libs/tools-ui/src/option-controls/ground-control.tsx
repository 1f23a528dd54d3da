import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { FieldControlProps } from './field-control-props.ts';

/** Grounds that product photos are shown on most. */
const grounds = {
  white: '#ffffff',
  sand: '#f3f1ec',
  black: '#14151a',
  red: '#c93a1b',
  green: '#1f7a4d',
  blue: '#2f5bd0',
} as const;
const groundNames = Object.keys(grounds) as (keyof typeof grounds)[];

/** A colour, with the grounds of product photos at hand. */
export function GroundControl({ value, common }: FieldControlProps<'color'>) {
  const { ColorField } = useKit();
  const t = useT('paint');
  const swatches = groundNames.map((name) => ({
    color: grounds[name],
    name: t(`paint:colorName.${name}`),
  }));
  return <ColorField {...common} value={String(value)} swatches={swatches} />;
}
