import type { ShippingCountry } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Address } from './address.ts';
import styles from './checkout.module.css';
import type { AddressWork } from './use-address.ts';

/** The `autocomplete` token and the width of a field in a form of six columns. */
const fields = {
  name: { fill: 'shipping name', width: 3 },
  email: { fill: 'email', width: 3 },
  line1: { fill: 'shipping address-line1', width: 3 },
  line2: { fill: 'shipping address-line2', width: 3 },
  zip: { fill: 'shipping postal-code', width: 2 },
  city: { fill: 'shipping address-level2', width: 2 },
  state: { fill: 'shipping address-level1', width: 2 },
  country_code: { fill: 'shipping country', width: 3 },
  phone: { fill: 'shipping tel', width: 3 },
} as const;

type AddressFormProps = { work: AddressWork; countries: readonly ShippingCountry[] };

/** Where the order goes; the browser may fill it in. */
export function AddressForm({ work, countries }: AddressFormProps) {
  const t = useT('printOrders');
  const { Select, TextField } = useKit();
  const { address, change, country, problems, refused } = work;
  const common = (field: keyof Address) => {
    const problem = problems[field];
    const error = refused[field] ?? (problem && t(`printOrders:checkout.${problem}`));
    return {
      value: address[field],
      onChange: (value: string) => change(field, value),
      autoComplete: fields[field].fill,
      ...(error ? { error } : {}),
    };
  };
  const labelOf = (field: Exclude<keyof Address, 'country_code'>) =>
    isOptional(field, country)
      ? t(`printOrders:checkout.${field}Optional`)
      : t(`printOrders:checkout.${field}`);
  const text = (field: Exclude<keyof Address, 'country_code'>) => (
    <div data-width={fields[field].width}>
      <TextField label={labelOf(field)} type={typeOf(field)} {...common(field)} />
    </div>
  );
  return (
    <div className={styles['form']}>
      {text('name')}
      {text('email')}
      <div data-width={fields.country_code.width}>
        <Select
          label={t('printOrders:checkout.country')}
          {...common('country_code')}
          options={[
            { value: '', label: t('printOrders:checkout.chooseCountry'), disabled: true },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </div>
      {text('phone')}
      {text('line1')}
      {text('line2')}
      {text('zip')}
      {text('city')}
      {text('state')}
    </div>
  );
}

/** Which keyboard a phone shows. */
const typeOf = (field: keyof Address) => {
  if (field === 'phone') return 'tel';
  return field === 'email' ? 'email' : 'text';
};

/** Told once the country is known. */
const isOptional = (
  field: keyof Address,
  country: ShippingCountry | undefined,
): field is 'zip' | 'state' =>
  country !== undefined &&
  ((field === 'zip' && !country.zip_required) || (field === 'state' && !country.state_required));
