import type {
  BannerProps,
  ButtonProps,
  IconButtonProps,
  Kit,
  SelectProps,
  TextFieldProps,
} from '@tintory/ui-kit';
import { plainKit } from '@tintory/tools-ui/testing';

/** The resize tool's kit with native browser controls. */
export const resizeKit = {
  ...plainKit,
  Button: ({ children, disabled, loading, onClick }: ButtonProps) => (
    <button disabled={disabled} aria-busy={loading} onClick={onClick}>
      {children}
    </button>
  ),
  IconButton: ({ label, pressed, onClick }: IconButtonProps) => (
    <button aria-label={label} aria-pressed={pressed} onClick={onClick} />
  ),
  TextField: ({ label, value, error, onChange }: TextFieldProps) => (
    <label>
      {label}
      <input
        value={value}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  ),
  Select: ({ label, value, options, onChange }: SelectProps) => (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  ),
  Banner: ({ title, children, action }: BannerProps) => (
    <div role="alert">
      {title} {children}
      {action && <button onClick={action.onClick}>{action.label}</button>}
    </div>
  ),
  Progress: ({ label }: { label: string }) => <div role="progressbar" aria-label={label} />,
  Spinner: ({ label }: { label: string }) => <div role="status" aria-label={label} />,
} as unknown as Kit;
