import type {
  BannerProps,
  ButtonProps,
  Kit,
  ModalProps,
  TextAreaProps,
  TextFieldProps,
} from '@tintory/ui-kit';

const Button = ({ children, type = 'button', loading, disabled, onClick }: ButtonProps) => (
  <button type={type} disabled={disabled} aria-busy={loading} onClick={onClick}>
    {children}
  </button>
);

const TextField = ({ label, type = 'text', value, error, onChange }: TextFieldProps) => (
  <label>
    {label}
    <input
      type={type}
      value={value}
      aria-invalid={Boolean(error)}
      onChange={({ target }) => onChange(target.value)}
    />
    {error}
  </label>
);

const TextArea = ({ label, value, error, onChange }: TextAreaProps) => (
  <label>
    {label}
    <textarea
      value={value}
      aria-invalid={Boolean(error)}
      onChange={({ target }) => onChange(target.value)}
    />
    {error}
  </label>
);

const Banner = ({ title }: BannerProps) => <p>{title}</p>;

const Modal = ({ title, children }: ModalProps) => (
  <dialog open aria-label={title}>
    {children}
  </dialog>
);

/** Plain controls, as many as the help form draws with. */
export const plainKit = { Button, TextField, TextArea, Banner, Modal } as unknown as Kit;
