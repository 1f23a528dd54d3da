import { useT } from '@tintory/i18n';
import { given, useKit } from '@tintory/ui-kit';
import { lazy, Suspense } from 'react';
import { useToolTexts } from '../use-tool-texts.ts';
import { ChoiceControl } from './choice-control.tsx';
import { GroundControl } from './ground-control.tsx';
import { NumberControl } from './number-control.tsx';
import { directionKey } from '../options/adjustments.ts';
import styles from './options-form.module.css';
import type { OptionField, OptionValue, PictureValue } from '../options/option-field.ts';
import { listOf } from '../options/option-values.ts';
import { PictureControl } from './picture-control.tsx';
import { PicturesControl } from './pictures-control.tsx';
import { TextControl } from './text-control.tsx';

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

const isPicture = (value: OptionValue | undefined): value is PictureValue =>
  typeof value === 'object' && !Array.isArray(value);

const picturesOf = (value: OptionValue | undefined): PictureValue[] =>
  listOf(value).filter((one): one is PictureValue => typeof one === 'object');

/** The control that a field's kind asks for. */
export function OptionControl(props: OptionControlProps) {
  const { toolId, field, value, wrong, why, disabled, onChange } = props;
  const { Switch } = useKit();
  const error = useFault(props);
  const label = useToolTexts(toolId).field(field.key);
  const plain = { label, disabled, onChange };
  const common = { ...plain, ...given({ error }) };
  if (field.kind === 'place' || field.kind === 'surface' || field.key === directionKey) {
    return (
      <Suspense fallback={<div className={styles['wait']} data-kind={field.kind} />}>
        <PlaceField {...common} {...{ field, value }} placeId={props.placeId ?? ''} />
      </Suspense>
    );
  }
  const picture = { ...plain, wrong, why };
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl {...{ toolId, field, value, common }} />;
    case 'color':
      return <GroundControl {...{ toolId, field, value, common }} />;
    case 'number':
      return <NumberControl {...{ toolId, field, value, common }} />;
    case 'text':
      return <TextControl {...{ toolId, field, value, common }} />;
    case 'picture':
      return <PictureControl {...picture} value={isPicture(value) ? value : undefined} />;
    case 'pictures':
      return <PicturesControl {...picture} max={field.max} value={picturesOf(value)} />;
    case 'indexes':
      // Chosen on the canvas.
      return null;
    case 'boolean':
      return <Switch {...plain} {...given({ help: error })} value={value === true} />;
  }
}

/** The error at the control that caused a failure. */
function useFault({ field, wrong, why }: OptionControlProps): string | undefined {
  const t = useT('workbench');
  if (!wrong) return undefined;
  return why ?? t(field.kind === 'text' ? 'workbench:option.words' : 'workbench:option.wrong');
}
