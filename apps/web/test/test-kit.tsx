import type { ButtonProps, Kit, ModalProps, TextFieldProps, Toast } from '@tintory/ui-kit';

function Button({ children, type = 'button', disabled, loading, onClick }: ButtonProps) {
  return (
    <button type={type} disabled={disabled || loading} onClick={onClick}>
      {children}
    </button>
  );
}

function TextField({ label, type = 'text', value, onChange }: TextFieldProps) {
  return (
    <label>
      {label}
      <input type={type} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

function Modal({ title, open, children }: ModalProps) {
  return (
    <dialog open={open} aria-label={title}>
      {children}
    </dialog>
  );
}

/** Plain controls, as many as the sign-in draws with, and the messages they showed. */
export function createTestKit() {
  const toasts: Toast[] = [];
  const kit = { Button, TextField, Modal, toast: (toast: Toast) => toasts.push(toast) };
  return { kit: kit as unknown as Kit, toasts };
}
