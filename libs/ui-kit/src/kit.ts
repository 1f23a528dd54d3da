import type { ComponentType, ReactNode } from 'react';

/**
 * The controls that each app implements with its own kit (Mantine for consumers, Polaris for
 * merchants). Always controlled, `onChange(value)`, no ref, className, style or data-*: only what
 * every kit supports.
 */
export type ButtonProps = {
  children: ReactNode;
  onClick?: () => void;
  variant?: 'primary' | 'secondary' | 'plain' | 'danger';
  size?: 'medium' | 'large';
  type?: 'button' | 'submit';
  icon?: ReactNode;
  loading?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Required if the children are not text. */
  label?: string;
};

export type IconButtonProps = {
  /** The accessible name; shown as a tooltip too. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
};

type FieldProps<Value> = {
  label: string;
  labelHidden?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  help?: string;
  error?: string;
  disabled?: boolean;
};

export type TextFieldProps = FieldProps<string> & {
  type?: 'text' | 'email' | 'password' | 'search' | 'tel';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  clearLabel?: string;
};
export type TextAreaProps = FieldProps<string> & {
  placeholder?: string;
  rows?: number;
  maxLength?: number;
};
export type Choice = { value: string; label: string; disabled?: boolean };
export type SelectProps = FieldProps<string> & {
  options: readonly Choice[];
  /** Not supported by Polaris, where the browser guesses by the label. */
  autoComplete?: string;
};
/** A few short choices side by side; a radio group for screen readers. */
export type SegmentedProps = FieldProps<string> & { options: readonly Choice[] };
/** With more to say of it: `note` below its label, `aside` at the end of its row, such as a price. */
export type RadioChoice = Choice & { note?: string; aside?: string };
export type RadioGroupProps = FieldProps<string> & { options: readonly RadioChoice[] };
export type SliderProps = FieldProps<number> & {
  min: number;
  max: number;
  step: number;
  /** The value that the track is filled from, such as 0 between -100 and 100; `min` by default. */
  origin?: number;
  /** Text for the current value, e.g. "30 %". */
  format?: (value: number) => string;
};
export type SwitchProps = FieldProps<boolean>;
export type CheckboxProps = FieldProps<boolean>;
/** A predefined colour, `#rrggbb` in lower case, and its name. */
export type Swatch = { color: string; name: string };

export type ColorFieldProps = FieldProps<string> & { swatches?: readonly Swatch[] };

export type TabsProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
};

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Text of the close button for a screen reader. */
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
  footer?: ReactNode;
};

export type TooltipProps = { text: string; children: ReactNode };
/** `value` from 0 to 1; without it the progress is indeterminate. */
export type ProgressProps = { label: string; value?: number };
export type SpinnerProps = { label: string };
export type CardProps = { children: ReactNode; title?: string };
export type BannerProps = {
  tone: 'info' | 'good' | 'bad' | 'caution';
  title: string;
  children?: ReactNode;
  /** `primary` if it is the screen's main action. */
  action?: { label: string; onClick: () => void; primary?: boolean };
  /** A second action, beside one that is not primary. */
  otherAction?: { label: string; onClick: () => void };
};
export type EmptyStateProps = {
  picture?: ReactNode;
  title: string;
  text?: string;
  action?: { label: string; onClick: () => void };
};
export type MenuProps = {
  label: string;
  trigger: ReactNode;
  items: readonly { label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean }[];
};

export type Toast = {
  tone: 'info' | 'good' | 'bad';
  text: string;
  action?: { label: string; onClick: () => void };
};

/** One implementation per app, provided by `KitProvider`. */
export type Kit = {
  Button: ComponentType<ButtonProps>;
  IconButton: ComponentType<IconButtonProps>;
  TextField: ComponentType<TextFieldProps>;
  TextArea: ComponentType<TextAreaProps>;
  Select: ComponentType<SelectProps>;
  Segmented: ComponentType<SegmentedProps>;
  RadioGroup: ComponentType<RadioGroupProps>;
  Slider: ComponentType<SliderProps>;
  Switch: ComponentType<SwitchProps>;
  Checkbox: ComponentType<CheckboxProps>;
  ColorField: ComponentType<ColorFieldProps>;
  Tabs: ComponentType<TabsProps>;
  Modal: ComponentType<ModalProps>;
  Tooltip: ComponentType<TooltipProps>;
  Progress: ComponentType<ProgressProps>;
  Spinner: ComponentType<SpinnerProps>;
  Card: ComponentType<CardProps>;
  Banner: ComponentType<BannerProps>;
  EmptyState: ComponentType<EmptyStateProps>;
  Menu: ComponentType<MenuProps>;
  /** Shows a temporary message; safe to call outside rendering. */
  toast: (toast: Toast) => void;
};
