import type { Api } from '@tintory/api-client';
import type { Member } from '@tintory/contract';
import type { FirebaseConfig } from '@tintory/session';
import { createContext, useContext, type ReactNode } from 'react';

/** The app's services for pricing and sign-in: its API, the account, and its pages. */
export type PlanServices = {
  api: Api;
  signedIn: boolean;
  /** Undefined while unknown, and for visitors. */
  member: Member | undefined;
  /** Opens the app's login; the page comes back to where it is now. */
  requestSignIn: () => void;
  /** Where a buyer arrives after paying, as a whole address; `next` is where they were, `planId` what they bought. */
  doneUrl: (next: string, planId: string) => string;
  /** Where whoever managed their plan at the provider comes back to, as a whole address. */
  planUrl: () => string;
  /** Where a merchant arrives after the answer to a charge, as a whole address; `planId` is what they were asked. */
  storeDoneUrl: (planId?: string) => string;
  /** Where a sign-in link leads, as a whole address; `next` is where it goes on to. */
  confirmUrl: (next: string) => string;
  legal: { terms: string; privacy: string };
  /** Null where the deployment knows no Google. */
  firebase: FirebaseConfig | null;
};

const ServicesContext = createContext<PlanServices | null>(null);

export function PlanServicesProvider(props: { services: PlanServices; children: ReactNode }) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>;
}

/** The app's services. Throws where no `PlanServicesProvider` stands above. */
export function usePlanServices(): PlanServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('usePlanServices needs a PlanServicesProvider above it.');
  return services;
}
