import type { Billing } from '../billing.ts';
import type { Media } from '../media.ts';
import type { Installation, Shop } from '../model.ts';
import type { StagedUploads } from '../staged-uploads.ts';
import type { Store } from '../store.ts';
import type { App } from '../tokens.ts';

/** A resolver's context: the shop, the token's scopes, and the services. */
export type Context = {
  origin: string;
  app: App;
  shop: Shop;
  installation: Installation;
  scopes: readonly string[];
  /** A test has requested a user error from this mutation. */
  failing: boolean;
  store: Store;
  media: Media;
  billing: Billing;
  staged: StagedUploads;
  uninstall(shop: Shop): void;
};

/** The schema validates the arguments, so resolver types only repeat it. */
export type Resolver<Parent, Args = unknown> = (
  parent: Parent,
  args: Args,
  context: Context,
) => unknown;
