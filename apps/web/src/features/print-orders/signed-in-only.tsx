import { useT } from '@tintory/i18n';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';

/** Asks a visitor to sign in; the page is there afterwards. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const t = useT('printOrders');
  const { EmptyState } = useKit();
  const { requestSignIn, signedIn } = useToolServices();
  if (signedIn) return children;
  return (
    <EmptyState
      title={t('printOrders:orders.signIn')}
      text={t('printOrders:orders.signInText')}
      action={{ label: t('printOrders:checkout.signInButton'), onClick: requestSignIn }}
    />
  );
}
