import { useKit } from '@tintory/ui-kit';
import { PromptField } from '../prompt-ideas/prompt-field.tsx';
import { useToolTexts } from '../workbench/use-tool-texts.ts';
import { listOf, type OptionField, type OptionValue, type PictureValue } from './option-values.ts';
import { PictureControl } from './picture-control.tsx';
import { PicturesControl } from './pictures-control.tsx';

type OptionControlProps = {
  toolId: string;
  field: OptionField;
  value: OptionValue | undefined;
  /** A run failed of it. */
  wrong: boolean;
  disabled: boolean;
  onChange: (value: OptionValue | undefined) => void;
};

/** Grounds that product photos are shown on most. */
const swatches = ['#ffffff', '#f3f1ec', '#14151a', '#c93a1b', '#1f7a4d', '#2f5bd0'] as const;

const isPicture = (value: OptionValue | undefined): value is PictureValue =>
  typeof value === 'object' && !Array.isArray(value);

const picturesOf = (value: OptionValue | undefined): PictureValue[] =>
  listOf(value).filter((one): one is PictureValue => typeof one === 'object');

/** The control that a field's kind asks for. */
export function OptionControl(props: OptionControlProps) {
  const { toolId, field, value, wrong, disabled, onChange } = props;
  const { Segmented, Select, RadioGroup, Slider, Switch, ColorField, TextArea } = useKit();
  const texts = useToolTexts(toolId);
  const common = { label: texts.field(field.key), disabled, onChange };
  switch (field.kind) {
    case 'choice': {
      const Choice = { segmented: Segmented, select: Select, cards: RadioGroup }[field.control];
      const options = field.options.map((option) => ({
        value: option,
        label: texts.option(field.key, option),
      }));
      return <Choice {...common} value={String(value)} options={options} />;
    }
    case 'color':
      return <ColorField {...common} value={String(value)} swatches={swatches} />;
    case 'number': {
      const { min, max, step } = field;
      return <Slider {...common} value={Number(value)} {...{ min, max, step }} />;
    }
    case 'text': {
      const words = {
        ...common,
        value: String(value ?? ''),
        maxLength: field.maxLength,
        placeholder: texts.placeholder(field.key),
      };
      return field.ideas ? <PromptField {...words} toolId={toolId} /> : <TextArea {...words} />;
    }
    case 'picture':
      return (
        <PictureControl {...common} wrong={wrong} value={isPicture(value) ? value : undefined} />
      );
    case 'pictures':
      return (
        <PicturesControl {...common} wrong={wrong} max={field.max} value={picturesOf(value)} />
      );
    case 'indexes':
      // Chosen on the canvas.
      return null;
    case 'boolean':
      return <Switch {...common} value={value === true} />;
  }
}
