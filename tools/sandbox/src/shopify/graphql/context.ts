import type { Billing } from '../billing.ts';
import type { Media } from '../media.ts';
import type { Installation, Shop } from '../model.ts';
import type { StagedUploads } from '../staged-uploads.ts';
import type { Store } from '../store.ts';
import type { App } from '../tokens.ts';

/** What a resolver knows: whose store it is, what the token may, and the parts of the stand-in. */
export type Context = {
  origin: string;
  app: App;
  shop: Shop;
  installation: Installation;
  scopes: readonly string[];
  /** The mutation answers with a user error, as a test wished. */
  failing: boolean;
  store: Store;
  media: Media;
  billing: Billing;
  staged: StagedUploads;
  uninstall(shop: Shop): void;
};

/** Resolvers get their arguments checked by the schema: their types repeat what it says. */
export type Resolver<Parent, Args = unknown> = (
  parent: Parent,
  args: Args,
  context: Context,
) => unknown;
