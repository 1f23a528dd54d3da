import { findTool } from '@tintory/catalog';
import { useLanguage } from '@tintory/i18n';
import { useOffer } from '@tintory/plans-ui';
import { useMember, useSession, useApi, useUser } from '@tintory/session';
import type { ToolServices, UploadToSign } from '@tintory/tools-ui';
import { openModal } from '@tintory/ui-kit';
import { signUploadRequest } from '@tintory/upload-signing';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '../config/config-context.ts';
import { inLanguage, withoutPrefix } from '../config/language-path.ts';
import { paths } from '../config/paths.ts';

const requestSignIn = () => openModal('login-modal', { next: location.pathname + location.search });

/** The tools' services in this app. */
export function useWebToolServices(): ToolServices {
  const api = useApi();
  const { tokens } = useSession();
  const { isLoggedIn } = useUser();
  const { member, isStore } = useMember();
  const offer = useOffer();
  const navigate = useNavigate();
  const { language } = useLanguage();

  // The functions below read the latest tokens, so that renewed tokens do not restart their users'
  // effects.
  const latest = useRef(tokens);
  latest.current = tokens;
  const getEventsToken = useCallback(() => latest.current?.ws_authtoken ?? null, []);
  const { uploadKey } = useConfig();
  // Without a key the API answers with an error.
  const signThisUpload = useCallback(
    (upload: UploadToSign, now: number) =>
      signUploadRequest(upload, latest.current?.upload_key ?? uploadKey ?? '', now),
    [uploadKey],
  );

  return useMemo(
    () => ({
      api,
      signedIn: isLoggedIn,
      hasStore: isStore,
      balance: member?.credits ?? null,
      signUpload: signThisUpload,
      getEventsToken,
      requestSignIn,
      toolHref: (toolId: string) =>
        inLanguage(language, findTool(toolId)?.path ?? paths.home.href()),
      batchHref: (toolId: string) => inLanguage(language, `${paths.batch.href()}?tool=${toolId}`),
      printHref: (objectId: string) => inLanguage(language, paths.print.href(objectId)),
      navigate: (path: string) => void navigate(withoutPrefix(path)),
      requestCredits: offer.open,
    }),
    [
      api,
      getEventsToken,
      isLoggedIn,
      isStore,
      language,
      member?.credits,
      navigate,
      offer,
      signThisUpload,
    ],
  );
}
