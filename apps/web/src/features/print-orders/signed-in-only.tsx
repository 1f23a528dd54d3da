import { useT } from '@tintory/i18n';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import site from '../../config/site.module.css';

type SignedInOnlyProps = {
  /** Heads the page where what is left out would. */
  title?: string;
  children: ReactNode;
};

/** Asks a visitor to sign in; the page is there afterwards. */
export function SignedInOnly({ title, children }: SignedInOnlyProps) {
  const t = useT('printOrders');
  const { EmptyState } = useKit();
  const { requestSignIn, signedIn } = useToolServices();
  if (signedIn) return children;
  return (
    <>
      {title && (
        <header className={site['head']}>
          <h1>{title}</h1>
        </header>
      )}
      <EmptyState
        title={t('printOrders:orders.signIn')}
        text={t('printOrders:orders.signInText')}
        action={{ label: t('printOrders:checkout.signInButton'), onClick: requestSignIn }}
      />
    </>
  );
}
