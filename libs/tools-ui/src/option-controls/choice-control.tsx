import { useKit } from '@tintory/ui-kit';
import { useToolTexts } from '../use-tool-texts.ts';
import type { FieldControlProps } from './field-control-props.ts';
import { optionTiles } from '../options/option-tiles.ts';
import { TileChoice } from './tile-choice.tsx';

/** One option of several: as tiles where there are pictures of them, else as the field wants it. */
export function ChoiceControl({ toolId, field, value, common }: FieldControlProps<'choice'>) {
  const { Segmented, Select, RadioGroup } = useKit();
  const texts = useToolTexts(toolId);
  const tiles = optionTiles(toolId, field.key);
  const Choice = { segmented: Segmented, select: Select, cards: RadioGroup }[field.control];
  const options = field.options.map((option) => ({
    value: option,
    label: texts.option(field.key, option),
  }));
  const choice = { ...common, value: String(value), options };
  return tiles ? <TileChoice {...choice} tiles={tiles} /> : <Choice {...choice} />;
}
