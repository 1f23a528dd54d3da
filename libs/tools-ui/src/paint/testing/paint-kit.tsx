import type {
  BannerProps,
  ButtonProps,
  IconButtonProps,
  Kit,
  MenuProps,
  ModalProps,
  SelectProps,
  TextAreaProps,
} from '@tintory/ui-kit';
import { plainKit } from '../../testing/plain-kit.tsx';

/** The editor's controls as the browser has them. */
export const paintKit = {
  ...plainKit,
  Button: ({ children, variant, disabled, onClick }: ButtonProps) => (
    <button data-variant={variant} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  IconButton: ({ label, disabled, onClick }: IconButtonProps) => (
    <button aria-label={label} disabled={disabled} onClick={onClick} />
  ),
  Modal: ({ title, children, footer }: ModalProps) => (
    <div role="dialog" aria-label={title}>
      {children}
      {footer}
    </div>
  ),
  Select: ({ label, value, options, onChange }: SelectProps) => (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  TextArea: ({ label, value, onChange }: TextAreaProps) => (
    <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
  Menu: ({ label, items }: MenuProps) => (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <button onClick={item.onSelect}>{item.label}</button>
        </li>
      ))}
    </ul>
  ),
  Progress: () => null,
  Spinner: ({ label }) => <span role="status" aria-label={label} />,
  Banner: ({ title }: BannerProps) => <div role="alert">{title}</div>,
} as Partial<Kit> as Kit;
