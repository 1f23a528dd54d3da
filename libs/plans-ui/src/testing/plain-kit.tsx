import type {
  BannerProps,
  ButtonProps,
  Kit,
  ModalProps,
  SliderProps,
  TextFieldProps,
  Toast,
  TooltipProps,
} from '@tintory/ui-kit';

const Button = ({ children, type = 'button', loading, disabled, onClick }: ButtonProps) => (
  <button type={type} disabled={disabled} aria-busy={loading} onClick={onClick}>
    {children}
  </button>
);

const TextField = ({ label, type = 'text', value, onChange }: TextFieldProps) => (
  <label>
    {label}
    <input type={type} value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
);

const Tooltip = ({ text, children }: TooltipProps) => <span title={text}>{children}</span>;

const Slider = ({ label, value, min, max, step, onChange }: SliderProps) => (
  <input
    type="range"
    aria-label={label}
    {...{ value, min, max, step }}
    onChange={({ target }) => onChange(Number(target.value))}
  />
);

const Banner = ({ title, action }: BannerProps) => (
  <section aria-label={title}>
    {action && <button onClick={action.onClick}>{action.label}</button>}
  </section>
);

const Modal = ({ title, children }: ModalProps) => (
  <dialog open aria-label={title}>
    {children}
  </dialog>
);

/** Plain controls for the pricing, and the toasts they showed. */
export function createPlainKit() {
  const toasts: Toast[] = [];
  const kit = {
    Button,
    TextField,
    Slider,
    Tooltip,
    Banner,
    Modal,
    toast: (toast: Toast) => toasts.push(toast),
  };
  return { kit: kit as unknown as Kit, toasts };
}
