import { findTool } from '@tintory/catalog';
import { useOffer } from '@tintory/plans-ui';
import { useApi, useSession } from '@tintory/session';
import type { ToolServices, UploadToSign } from '@tintory/tools-ui';
import { signUploadRequest } from '@tintory/upload-signing';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath } from '../config/base-path.ts';
import { readConfig } from '../config/config.ts';
import { hrefOf, paths } from '../config/paths.ts';
import { publishEdited } from '../store/publish-edited.ts';
import { storeFee } from '../store/store-fee.ts';
import { useStoreMember } from '../store/use-store-member.ts';

/** The admin signs the merchant in whenever the app loads. */
const requestSignIn = () => location.reload();

/** Hrefs with the base path, because browsers may open links in another tab. */
const toolHref = (toolId: string) => basePath + hrefOf(findTool(toolId)?.path ?? '/');

const batchHref = (toolId: string) => `${basePath}${paths.batch.href()}?tool=${toolId}`;

/** The tools' services in this app. */
export function useMerchantToolServices(): ToolServices {
  const api = useApi();
  const { whenSignedIn } = useSession();
  const { data: member } = useStoreMember();
  const navigate = useNavigate();
  const offer = useOffer();

  // A page may be used shortly before its session exists.
  const getEventsToken = useCallback(
    async () => (await whenSignedIn()).ws_authtoken ?? null,
    [whenSignedIn],
  );
  const signThisUpload = useCallback(
    async (upload: UploadToSign, now: number) => {
      const { upload_key: own } = await whenSignedIn();
      return signUploadRequest(upload, own ?? readConfig().uploadKey ?? '', now);
    },
    [whenSignedIn],
  );

  return useMemo(
    () => ({
      api,
      // Pages are only shown when signed in.
      signedIn: true,
      hasStore: true,
      balance: member?.credits ?? null,
      fee: storeFee(member),
      signUpload: signThisUpload,
      getEventsToken,
      requestSignIn,
      navigate: (path: string) => void navigate(hrefOf(path)),
      requestCredits: offer.open,
      publish: publishEdited,
      printHref: (objectId: string) => paths.print.href(objectId),
      toolHref,
      batchHref,
    }),
    [api, getEventsToken, member, navigate, offer, signThisUpload],
  );
}
