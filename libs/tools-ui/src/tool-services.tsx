import type { Api } from '@tintory/api-client';
import type { EditorName } from '@tintory/catalog';
import type { CreateUploadBody } from '@tintory/contract';
import { createContext, useContext, type ReactNode } from 'react';
import type { PhotoOrigin } from './photo/photo-origin.ts';

/** The signed properties of an upload; `file_name` is already URL-encoded. */
export type UploadToSign = Pick<CreateUploadBody, 'content_type' | 'file_name' | 'file_size'>;
export type UploadSignature = Pick<CreateUploadBody, 'timestamp' | 'nonce' | 'hmac'>;

/** A plan's usage fee for pictures beyond its credits. */
export type PictureFee = {
  /** US cents for each picture. */
  cents: number;
  /** Pictures left within the plan's usage limit. */
  left: number;
};

/** A picture from an editor; only this browser has it. */
export type EditedPicture = {
  file: File;
  width: number;
  height: number;
  editor: EditorName;
  /** The store picture that it replaces; null for any other. */
  origin: PhotoOrigin | null;
  /** Object id of the result that was edited; null if it was none. */
  madeFrom: string | null;
};

/** What an app provides to the tools: its API, its session, signing of uploads, sign-in. */
export type ToolServices = {
  api: Api;
  signedIn: boolean;
  /** Whether pictures may come from a store, as in the merchants' app. */
  hasStore: boolean;
  /** Available credits; null while unknown. */
  balance: number | null;
  /** The fee per picture once the credits run out; absent if the plan has only credits. */
  fee?: PictureFee | undefined;
  /** Signs an upload for a time in milliseconds, the server's if this device's clock is wrong. */
  signUpload: (upload: UploadToSign, now: number) => Promise<UploadSignature>;
  /** The token of the event socket; null when signed out. */
  getEventsToken: () => string | null | Promise<string | null>;
  /** Opens the app's login; the page comes back to where it is now. */
  requestSignIn: () => void;
  /** Opens the app's offer of credits, with the shortfall. */
  requestCredits: (shortfall: { required: number; balance: number }) => void;
  /** The page of a tool. */
  toolHref: (toolId: string) => string;
  /** The path of the batch page, with this tool chosen. */
  batchHref: (toolId: string) => string;
  /**
   * Publishes an edited picture to the merchant's store; absent in apps without a store.
   *
   * @param onLeave called if nothing was published
   */
  publish?: ((picture: EditedPicture, onLeave: () => void) => void) | undefined;
  /** The path of the page that puts a stored picture on a product; absent in apps without one. */
  printHref?: ((objectId: string) => string) | undefined;
  /** Goes to a page of the app. */
  navigate: (path: string) => void;
};

const ServicesContext = createContext<ToolServices | null>(null);

export function ToolServicesProvider(props: { services: ToolServices; children: ReactNode }) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>;
}

/** The app's services. Throws outside a `ToolServicesProvider`. */
export function useToolServices(): ToolServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useToolServices needs a ToolServicesProvider above it.');
  return services;
}
