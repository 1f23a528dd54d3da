import { given, useKit } from '@tintory/ui-kit';
import { useToolTexts } from '../use-tool-texts.ts';
import type { FieldControlProps } from './field-control-props.ts';

export function NumberControl({ toolId, field, value, common }: FieldControlProps<'number'>) {
  const { Slider } = useKit();
  const { min, max, step } = field;
  const help = useToolTexts(toolId).help(field.key) || undefined;
  return <Slider {...common} {...given({ help })} value={Number(value)} {...{ min, max, step }} />;
}
