import { useT } from '@tintory/i18n';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import site from '../../config/site.module.css';

type SignedInOnlyProps = {
  /** The page's heading while its content is left out. */
  title?: string;
  children: ReactNode;
};

/** Asks a visitor to sign in, then shows the page. */
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
