import type { Api } from '@tintory/api-client';
import type { EditorName } from '@tintory/catalog';
import type { CreateUploadBody } from '@tintory/contract';
import { createContext, useContext, type ReactNode } from 'react';
import type { PhotoOrigin } from './photo/photo-origin.ts';

/** What is signed of an upload; `file_name` is URL-encoded already. */
export type UploadToSign = Pick<CreateUploadBody, 'content_type' | 'file_name' | 'file_size'>;
export type UploadSignature = Pick<CreateUploadBody, 'timestamp' | 'nonce' | 'hmac'>;

/** What a plan charges beyond its credits. */
export type PictureFee = {
  /** US cents for each picture. */
  cents: number;
  /** Pictures that the limit of the plan still holds. */
  left: number;
};

/** What an editor made of a picture; only this browser has it. */
export type EditedPicture = {
  file: File;
  width: number;
  height: number;
  editor: EditorName;
  /** The picture of the store that it goes back to; null for any other. */
  origin: PhotoOrigin | null;
  /** Where the result is stored that it began with; null where it was none. */
  madeFrom: string | null;
};

/** What an app hands to the tools: its API, its session, and how it signs and signs in. */
export type ToolServices = {
  api: Api;
  signedIn: boolean;
  /** Whether pictures may come from a store: the merchant's context. */
  hasStore: boolean;
  /** Credits at hand; null while unknown. */
  balance: number | null;
  /** Where the credits are short, each picture costs this; absent where there is nothing but credits. */
  fee?: PictureFee | undefined;
  /** Signs for a time in milliseconds: that of the server, where this device's clock is off. */
  signUpload: (upload: UploadToSign, now: number) => Promise<UploadSignature>;
  /** The token of the event socket; null when signed out. */
  getEventsToken: () => string | null | Promise<string | null>;
  /** Opens the app's login; the page comes back to where it is now. */
  requestSignIn: () => void;
  /** Opens the app's offer of credits, naming what is missing. */
  requestCredits: (shortfall: { required: number; balance: number }) => void;
  /** The page of a tool. */
  toolHref: (toolId: string) => string;
  /** The page for many photos, with this tool chosen. */
  batchHref: (toolId: string) => string;
  /**
   * Puts an edited picture into the merchant's store; absent where the app has none.
   *
   * @param onLeave hears that nothing was published
   */
  publish?: ((picture: EditedPicture, onLeave: () => void) => void) | undefined;
  /** The page on which a stored picture is put on a product; absent where the app has none. */
  printHref?: ((objectId: string) => string) | undefined;
  /** Goes to a page of the app. */
  navigate: (path: string) => void;
};

const ServicesContext = createContext<ToolServices | null>(null);

export function ToolServicesProvider(props: { services: ToolServices; children: ReactNode }) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>;
}

/** The app's services. Throws where no `ToolServicesProvider` stands above. */
export function useToolServices(): ToolServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useToolServices needs a ToolServicesProvider above it.');
  return services;
}
