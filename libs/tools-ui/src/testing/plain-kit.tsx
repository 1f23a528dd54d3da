import type {
  ButtonProps,
  ColorFieldProps,
  IconButtonProps,
  Kit,
  MenuProps,
  SegmentedProps,
  SelectProps,
  SliderProps,
  SwitchProps,
  TabsProps,
  TextFieldProps,
} from '@tintory/ui-kit';

/** The form's controls as plain HTML: enough to test a form's logic. */
export const plainKit: Partial<Kit> = {
  Button: ({ children, type = 'button', variant, label, disabled, onClick }: ButtonProps) => (
    <button
      type={type}
      data-variant={variant}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  ),
  IconButton: ({ label, disabled, pressed, onClick }: IconButtonProps) => (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    />
  ),
  TextField: ({ label, value, onChange }: TextFieldProps) => (
    <input aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
  Select: ({ label, value, options, onChange }: SelectProps) => (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  Segmented: ({ label, value, options, onChange }: SegmentedProps) => (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
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
  Slider: ({ label, value, min, max, onChange }: SliderProps) => (
    <input
      type="range"
      aria-label={label}
      {...{ value, min, max }}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  ),
  Switch: ({ label, value, onChange }: SwitchProps) => (
    <button role="switch" aria-checked={value} onClick={() => onChange(!value)}>
      {label}
    </button>
  ),
  Tabs: ({ label, value, tabs, onChange }: TabsProps) => (
    <div>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            role="tab"
            aria-selected={tab.value === value}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel">{tabs.find((tab) => tab.value === value)?.content}</div>
    </div>
  ),
  ColorField: ({ label, value, onChange }: ColorFieldProps) => (
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
};
