import { findTool } from '@tintory/catalog';
import { useMember, useSession, useApi } from '@tintory/session';
import type { ToolServices, UploadToSign } from '@tintory/tools-ui';
import { openModal } from '@tintory/ui-kit';
import { signUploadRequest } from '@tintory/upload-signing';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '../config/config-context.ts';
import { paths } from '../config/paths.ts';
import type { Shortfall } from '@tintory/plans-ui';

const requestSignIn = () => openModal('login-modal', { next: location.pathname + location.search });

const toolHref = (toolId: string) => findTool(toolId)?.path ?? paths.home.href();

const batchHref = (toolId: string) => `${paths.batch.href()}?tool=${toolId}`;

/** A store pays by its own plans. */
const requestCreditsOf = (isStore: boolean) => (shortfall: Shortfall) =>
  openModal(isStore ? 'shopify-sub-modal' : 'sub-modal', { shortfall });

/** What this app hands to the tools. */
export function useWebToolServices(): ToolServices {
  const api = useApi();
  const { tokens, hasToken } = useSession();
  const { member, isStore } = useMember();
  const navigate = useNavigate();

  // Renewed tokens must not restart what hangs on the functions below: they read the latest.
  const latest = useRef(tokens);
  latest.current = tokens;
  const getEventsToken = useCallback(() => latest.current?.ws_authtoken ?? null, []);
  const { uploadKey } = useConfig();
  // A session without a key gets its answer from the API.
  const signThisUpload = useCallback(
    (upload: UploadToSign) =>
      signUploadRequest(upload, latest.current?.upload_key ?? uploadKey ?? ''),
    [uploadKey],
  );

  return useMemo(
    () => ({
      api,
      signedIn: hasToken,
      hasStore: isStore,
      balance: member?.credits ?? null,
      signUpload: signThisUpload,
      getEventsToken,
      requestSignIn,
      toolHref,
      batchHref,
      navigate: (path: string) => void navigate(path),
      requestCredits: requestCreditsOf(isStore),
    }),
    [api, getEventsToken, hasToken, isStore, member?.credits, navigate, signThisUpload],
  );
}
