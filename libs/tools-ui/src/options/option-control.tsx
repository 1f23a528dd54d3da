import { useT } from '@tintory/i18n';
import { given, useKit } from '@tintory/ui-kit';
import { lazy, Suspense } from 'react';
import { PromptField } from '../prompt-ideas/prompt-field.tsx';
import { WordsField } from '../prompt-ideas/words-field.tsx';
import { useToolTexts } from '../workbench/use-tool-texts.ts';
import { directionKey } from './adjustments.ts';
import styles from './options-form.module.css';
import { optionTiles } from './option-tiles.ts';
import type { OptionField, OptionValue, PictureValue } from './option-field.ts';
import { listOf } from './option-values.ts';
import { PictureControl } from './picture-control.tsx';
import { PicturesControl } from './pictures-control.tsx';
import { TileChoice } from './tile-choice.tsx';

type OptionControlProps = {
  toolId: string;
  field: OptionField;
  value: OptionValue | undefined;
  /** The place that the others are set of; empty where the product chooses it. */
  placeId?: string;
  /** A run failed of it. */
  wrong: boolean;
  /** What is said of it, where more is known than that. */
  why?: string | undefined;
  disabled: boolean;
  onChange: (value: OptionValue | undefined) => void;
};

const PlaceField = lazy(async () => ({
  default: (await import('../places/place-field.tsx')).PlaceField,
}));

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

const isPicture = (value: OptionValue | undefined): value is PictureValue =>
  typeof value === 'object' && !Array.isArray(value);

const picturesOf = (value: OptionValue | undefined): PictureValue[] =>
  listOf(value).filter((one): one is PictureValue => typeof one === 'object');

/** The control that a field's kind asks for. */
export function OptionControl(props: OptionControlProps) {
  const { toolId, field, value, wrong, disabled, onChange } = props;
  const { Segmented, Select, RadioGroup, Slider, Switch, ColorField } = useKit();
  const t = useT('paint');
  const texts = useToolTexts(toolId);
  const error = useFault(props);
  const common = { label: texts.field(field.key), disabled, onChange };
  const marked = { ...common, ...given({ error }) };
  if (field.kind === 'place' || field.kind === 'surface' || field.key === directionKey) {
    return (
      <Suspense fallback={<div className={styles['wait']} data-kind={field.kind} />}>
        <PlaceField {...marked} {...{ field, value }} placeId={props.placeId ?? ''} />
      </Suspense>
    );
  }
  switch (field.kind) {
    case 'choice': {
      const tiles = optionTiles(toolId, field.key);
      const Choice = { segmented: Segmented, select: Select, cards: RadioGroup }[field.control];
      const options = field.options.map((option) => ({
        value: option,
        label: texts.option(field.key, option),
      }));
      const choice = { ...marked, value: String(value), options };
      return tiles ? <TileChoice {...choice} tiles={tiles} /> : <Choice {...choice} />;
    }
    case 'color': {
      const swatches = groundNames.map((name) => ({
        color: grounds[name],
        name: t(`paint:colorName.${name}`),
      }));
      return <ColorField {...marked} value={String(value)} swatches={swatches} />;
    }
    case 'number': {
      const { min, max, step } = field;
      const help = texts.help(field.key) || undefined;
      return (
        <Slider {...marked} {...given({ help })} value={Number(value)} {...{ min, max, step }} />
      );
    }
    case 'text': {
      const words = {
        ...marked,
        value: String(value ?? ''),
        maxLength: field.maxLength,
        placeholder: texts.placeholder(field.key),
      };
      return field.ideas ? <PromptField {...words} toolId={toolId} /> : <WordsField {...words} />;
    }
    case 'picture':
      return (
        <PictureControl
          {...common}
          wrong={wrong}
          why={props.why}
          value={isPicture(value) ? value : undefined}
        />
      );
    case 'pictures':
      return (
        <PicturesControl
          {...common}
          wrong={wrong}
          why={props.why}
          max={field.max}
          value={picturesOf(value)}
        />
      );
    case 'indexes':
      // Chosen on the canvas.
      return null;
    case 'boolean':
      return <Switch {...common} {...given({ help: error })} value={value === true} />;
  }
}

/** What is said at a control that a run failed of. */
function useFault({ field, wrong, why }: OptionControlProps): string | undefined {
  const t = useT('workbench');
  if (!wrong) return undefined;
  return why ?? t(field.kind === 'text' ? 'workbench:option.words' : 'workbench:option.wrong');
}
