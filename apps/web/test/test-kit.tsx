import type {
  BannerProps,
  ButtonProps,
  EmptyStateProps,
  IconButtonProps,
  Kit,
  ModalProps,
  SelectProps,
  TextFieldProps,
  Toast,
} from '@tintory/ui-kit';

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

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Modal({ title, open, children }: ModalProps) {
  return (
    <dialog open={open} aria-label={title}>
      {children}
    </dialog>
  );
}

const IconButton = ({ label, disabled, pressed, onClick }: IconButtonProps) => (
  <button aria-label={label} aria-pressed={pressed} disabled={disabled} onClick={onClick} />
);

const Banner = ({ title, action, children }: BannerProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
    {action && <button onClick={action.onClick}>{action.label}</button>}
  </section>
);

const EmptyState = ({ title, action }: EmptyStateProps) => (
  <section>
    <h2>{title}</h2>
    {action && <button onClick={action.onClick}>{action.label}</button>}
  </section>
);

/** A plain kit with the controls of the tested pages, and the toasts they showed. */
export function createTestKit() {
  const toasts: Toast[] = [];
  const kit = {
    Button,
    IconButton,
    TextField,
    Select,
    Modal,
    Banner,
    EmptyState,
    toast: (toast: Toast) => toasts.push(toast),
  };
  return { kit: kit as unknown as Kit, toasts };
}
