import { findTool } from '@tintory/catalog';
import type { Shortfall } from '@tintory/plans-ui';
import { useApi, useMember, useSession } from '@tintory/session';
import type { PhotoOrigin, ToolServices, UploadToSign } from '@tintory/tools-ui';
import { openModal } from '@tintory/ui-kit';
import { createUploadNonce, signUpload, uploadTimestamp } from '@tintory/upload-signing';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { basePath, hrefOf, paths } from '../config/paths.ts';
import { pictureOf, productOf } from '../config/store-ids.ts';

/** Signs with the key of the session at hand. */
async function sign(upload: UploadToSign, key: string) {
  const terms = { nonce: createUploadNonce(), timestamp: uploadTimestamp() };
  const { content_type: contentType, file_name: fileName, file_size: fileSize } = upload;
  const hmac = await signUpload({ contentType, fileName, fileSize, ...terms }, key);
  return { ...terms, hmac };
}

/** The admin signs in, and does so whenever the app loads. */
const requestSignIn = () => location.reload();

/** Whole addresses, for links that a browser may open elsewhere. */
const toolHref = (toolId: string) => basePath + hrefOf(findTool(toolId)?.path ?? '/');

const batchHref = (toolId: string) => `${basePath}${paths.batch.href()}?tool=${toolId}`;

const requestCredits = (shortfall: Shortfall) => openModal('shopify-sub-modal', { shortfall });

/** The store's picture that the address names: a product and one of its files. */
function usePhotoOrigin(): PhotoOrigin | null {
  const [params] = useSearchParams();
  const [product, file] = [params.get('product'), params.get('file')];
  return useMemo(
    () => (product && file ? { productId: productOf(product), fileId: pictureOf(file) } : null),
    [product, file],
  );
}

/** What this app hands to the tools. */
export function useMerchantToolServices(): ToolServices {
  const api = useApi();
  const { tokens, hasToken } = useSession();
  const { member } = useMember();
  const navigate = useNavigate();
  const photoOrigin = usePhotoOrigin();

  // Renewed tokens must not restart what hangs on the functions below: they read the latest.
  const latest = useRef(tokens);
  latest.current = tokens;
  const getEventsToken = useCallback(() => latest.current?.ws_authtoken ?? null, []);
  const signThisUpload = useCallback(
    (upload: UploadToSign) => sign(upload, latest.current?.upload_key ?? ''),
    [],
  );

  return useMemo(
    () => ({
      api,
      signedIn: hasToken,
      hasStore: true,
      balance: member?.credits ?? null,
      signUpload: signThisUpload,
      getEventsToken,
      requestSignIn,
      navigate: (path: string) => void navigate(hrefOf(path)),
      requestCredits,
      photoOrigin,
      toolHref,
      batchHref,
    }),
    [api, getEventsToken, hasToken, member?.credits, navigate, photoOrigin, signThisUpload],
  );
}
