import { useQuery } from '@tanstack/react-query';
import { shippingCountriesQuery } from '@tintory/api-client';
import { useLanguage, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import type { FormEvent } from 'react';
import { AddressForm } from './address-form.tsx';
import styles from './checkout.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { PrintPaths } from './print-paths.ts';
import { ShippingChoice } from './shipping-choice.tsx';
import { useAddress } from './use-address.ts';
import { useFocusOnRefusal } from './use-focus-on-refusal.ts';
import { useCartLines } from './use-cart-lines.ts';
import { usePay, type ReturnAddresses } from './use-pay.ts';
import { useShipping } from './use-shipping.ts';

type CheckoutViewProps = { paths: PrintPaths; returns: ReturnAddresses };

/** Address, shipping and the way to the payment page; for whoever is signed in and has a cart. */
export function CheckoutView({ paths, returns }: CheckoutViewProps) {
  const t = useT('printOrders');
  const { EmptyState } = useKit();
  const { navigate, requestSignIn, signedIn } = useToolServices();
  const lines = useCartLines();
  if (lines.items.length === 0) {
    return (
      <EmptyState
        title={t('printOrders:cart.empty')}
        text={t('printOrders:cart.emptyText')}
        action={{ label: t('printOrders:cart.toPrint'), onClick: () => navigate(paths.print) }}
      />
    );
  }
  if (!signedIn) {
    return (
      <EmptyState
        title={t('printOrders:checkout.signIn')}
        text={t('printOrders:checkout.signInText')}
        action={{ label: t('printOrders:checkout.signInButton'), onClick: requestSignIn }}
      />
    );
  }
  return <Checkout paths={paths} returns={returns} lines={lines} />;
}

/** What keeps an order without a shipping method from being paid. */
const lacks = {
  'asking first': 'shippingFirst',
  loading: 'shippingNow',
  failed: 'shippingFailed',
  none: 'noMethods',
  ready: 'chooseShipping',
} as const;

type CheckoutProps = CheckoutViewProps & { lines: ReturnType<typeof useCartLines> };

function Checkout({ paths, returns, lines }: CheckoutProps) {
  const t = useT('printOrders');
  const { Banner, toast } = useKit();
  const { language } = useLanguage();
  const countries = useQuery(shippingCountriesQuery(useApi(), language));
  const address = useAddress(countries.data);
  const shipping = useShipping(address, lines.weight);
  const payment = usePay(returns, address);
  const form = useFocusOnRefusal<HTMLFormElement>(address.refusals);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!address.check() || payment.isPaying) return;
    if (!shipping.chosen) {
      toast({
        tone: 'bad',
        text: shipping.zipProblem ?? t(`printOrders:checkout.${lacks[shipping.state]}`),
      });
      return;
    }
    payment.pay({
      items: lines.items.map(({ design_id, variant_id, quantity }) => ({
        ...{ design_id, variant_id, quantity },
      })),
      address: address.address,
      shipping_method_id: shipping.chosen.id,
    });
  };
  const retry = () => void countries.refetch();
  return (
    <form ref={form} className={styles['columns']} onSubmit={submit} autoComplete="on" noValidate>
      <div className={styles['parts']}>
        <section className={styles['part']}>
          <h2>{t('printOrders:checkout.address')}</h2>
          {countries.isError && (
            <Banner
              tone="bad"
              title={t('printOrders:checkout.shippingFailed')}
              action={{ label: t('printOrders:checkout.again'), onClick: retry }}
            />
          )}
          <AddressForm work={address} countries={countries.data ?? []} />
        </section>
        <section className={styles['part']}>
          <h2>{t('printOrders:checkout.shipping')}</h2>
          <div className={styles['methods']}>
            <ShippingChoice work={shipping} />
          </div>
        </section>
      </div>
      <CheckoutSummary lines={lines} method={shipping.chosen} payment={payment} paths={paths} />
    </form>
  );
}
