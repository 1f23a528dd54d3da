import { useT } from '@tintory/i18n';
import { useSession } from '@tintory/session';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { useEffect, useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { LinkSent } from './link-sent.tsx';
import { PasswordForm } from './password-form.tsx';
import { useMagicLink } from './use-magic-link.ts';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'login-modal': {
      /** Where the sign-in link leads; the present page when left out. */
      next?: string;
    };
  }
}

const here = () => location.pathname + location.search;

/** Asks for an e-mail address and sends the link; closes itself when a tab has signed in. */
export function LoginModal({ next, onClose }: { next?: string } & ModalControls) {
  const t = useT('login', 'errors');
  const { Modal } = useKit();
  const { hasToken } = useSession();
  const link = useMagicLink(next ?? here());
  const [byPassword, setByPassword] = useState(false);
  useEffect(() => {
    if (hasToken) onClose();
  }, [hasToken, onClose]);
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={link.sentTo ? t('login:sentTitle') : t('login:title')}
      closeLabel={t('close')}
    >
      {byPassword && <PasswordForm onLink={() => setByPassword(false)} />}
      {!byPassword && link.sentTo && <LinkSent email={link.sentTo} onOther={link.startOver} />}
      {!byPassword && !link.sentTo && (
        <LinkForm link={link} onPassword={() => setByPassword(true)} />
      )}
    </Modal>
  );
}
