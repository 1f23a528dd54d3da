import type {
  BannerProps,
  ButtonProps,
  IconButtonProps,
  Kit,
  ModalProps,
  TextAreaProps,
} from '@tintory/ui-kit';
import { vi } from 'vitest';
import { plainKit } from '@tintory/tools-ui/testing';

/** Toasts shown by the editor. */
export const toast = vi.fn();

/** The editor's kit with native browser controls. */
export const paintKit = {
  ...plainKit,
  toast,
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
  TextArea: ({ label, value, onChange }: TextAreaProps) => (
    <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
  Progress: () => null,
  Spinner: ({ label }) => <span role="status" aria-label={label} />,
  Banner: ({ title }: BannerProps) => <div role="alert">{title}</div>,
} as Partial<Kit> as Kit;
