import type { Field } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { given, useKit } from '@tintory/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useToolTexts } from '../use-tool-texts.ts';
import { AdjustPart } from './adjust-part.tsx';
import { partsOf, placeOf } from '../options/adjustments.ts';
import { OptionControl } from './option-control.tsx';
import type { OptionField, OptionValue, OptionValues } from '../options/option-field.ts';
import { formFields, groupFields } from '../options/option-values.ts';
import styles from './options-form.module.css';
import { useLatest } from './use-latest.ts';
import { useNarrow } from './use-narrow.ts';

type OptionsFormProps = {
  toolId: string;
  fields: readonly Field[];
  values: OptionValues;
  /** The option that caused a failure; its control shows the error. */
  wrong?: string | undefined;
  /** What the API said of it. */
  why?: string | undefined;
  disabled: boolean;
  onChange: (key: string, value: OptionValue | undefined) => void;
};

/**
 * The options of the catalog whose condition holds: a list, or a strip of tabs on a phone. A drawn page
 * has both, and its style sheet shows one, so that nothing moves once the width is known.
 */
export function OptionsForm(props: OptionsFormProps) {
  const all = { ...props, onChange: useLatest(props.onChange) };
  const narrow = useNarrow();
  return (
    <>
      <div className={styles['wide']}>{narrow !== true && <OptionList {...all} />}</div>
      <div className={styles['narrow']}>{narrow !== false && <OptionTabs {...all} />}</div>
    </>
  );
}

function OptionList({ fields, ...props }: OptionsFormProps) {
  const list = useRef<HTMLDivElement>(null);
  const { wrong } = props;
  useEffect(() => {
    if (!wrong) return;
    // After the panel has gone back to its top, where it says that something is wrong.
    const frame = requestAnimationFrame(() => {
      const option = list.current?.querySelector(`[data-option="${wrong}"]`)?.firstElementChild;
      option?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [wrong]);
  const { before, adjust, after } = partsOf(formFields(fields, props.values));
  const placeId = placeOf(fields, props.values);
  return (
    <div ref={list} className={styles['form']}>
      <Controls {...props} fields={before} />
      {adjust.length > 0 && (
        <AdjustPart isWrong={adjust.some(({ key }) => key === wrong)}>
          <Controls {...props} fields={adjust} placeId={placeId} />
        </AdjustPart>
      )}
      <Controls {...props} fields={after} />
    </div>
  );
}

/** One option at a time, so that photo and action stay in view. */
function OptionTabs({ fields, ...props }: OptionsFormProps) {
  const t = useT('workbench');
  const { Tabs } = useKit();
  const texts = useToolTexts(props.toolId);
  const groups = groupFields(fields, props.values);
  const placeId = placeOf(fields, props.values);
  const { adjust } = partsOf(formFields(fields, props.values));
  const isAdjust = (head: OptionField) => adjust.includes(head);
  const [open, setOpen] = useState(groups[0]?.[0]?.key ?? '');
  const openGroupOf = (option: string) => {
    const [head] = groups.find((group) => group.some(({ key }) => key === option)) ?? [];
    if (head) setOpen(head.key);
  };
  // Scrolls to the option that caused a failure.
  const { wrong } = props;
  const [shown, setShown] = useState<string | undefined>(undefined);
  if (wrong !== shown) {
    setShown(wrong);
    if (wrong) openGroupOf(wrong);
  }
  return (
    <Tabs
      label={t('workbench:options')}
      value={open}
      onChange={setOpen}
      tabs={groups.flatMap((group) => {
        const [head] = group;
        if (!head) return [];
        const content = (
          <div className={styles['form']}>
            <Controls {...props} fields={group} placeId={placeId} />
          </div>
        );
        const label = isAdjust(head) ? t('workbench:places.adjust') : texts.field(head.key);
        return [{ value: head.key, label, content }];
      })}
    />
  );
}

type ControlsProps = Omit<OptionsFormProps, 'fields'> & {
  fields: readonly OptionField[];
  placeId?: string;
};

function Controls({ toolId, fields, values, placeId, ...rest }: ControlsProps) {
  const { wrong, why, disabled, onChange } = rest;
  return (
    <>
      {fields.map((field) => (
        <div key={field.key} className={styles['option']} data-option={field.key}>
          <OptionControl
            toolId={toolId}
            field={field}
            value={values[field.key]}
            {...given({ placeId })}
            wrong={field.key === wrong}
            why={field.key === wrong ? why : undefined}
            disabled={disabled}
            onChange={(value) => onChange(field.key, value)}
          />
        </div>
      ))}
    </>
  );
}
