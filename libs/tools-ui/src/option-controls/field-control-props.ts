import type { OptionField, OptionValue } from '../options/option-field.ts';

/** What the control of one kind of field is given. */
export type FieldControlProps<Kind extends OptionField['kind']> = {
  toolId: string;
  field: Extract<OptionField, { kind: Kind }>;
  value: OptionValue | undefined;
  common: {
    label: string;
    disabled: boolean;
    error?: string;
    onChange: (value: OptionValue | undefined) => void;
  };
};
