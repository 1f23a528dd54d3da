import type { BannerProps, Kit, ModalProps, ProgressProps, RadioGroupProps } from '@tintory/ui-kit';
import { plainKit } from '../../testing/plain-kit.tsx';

/** Plain HTML controls for the modal for a larger file. */
export const largerKit: Partial<Kit> = {
  ...plainKit,
  Modal: ({ title, children, footer }: ModalProps) => (
    <div role="dialog" aria-label={title}>
      {children}
      {footer}
    </div>
  ),
  RadioGroup: ({ label, value, options, disabled, onChange }: RadioGroupProps) => (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  ),
  Banner: ({ title, children, action }: BannerProps) => (
    <div>
      <p>{title}</p>
      {children}
      {action && <button onClick={action.onClick}>{action.label}</button>}
    </div>
  ),
  Progress: ({ label, value }: ProgressProps) => (
    <div role="progressbar" aria-label={label} aria-valuenow={value} />
  ),
};
