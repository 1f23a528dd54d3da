import type { OwnModels } from '@tintory/imaging';
import { createContent } from './modules/content/content.service.ts';
import { createAnswerOnce } from './modules/idempotency/idempotency.service.ts';
import { createPageViewsService } from './modules/page-views/page-views.service.ts';
import type { Printed } from './modules/print/print-shop.ts';
import { createStatusService } from './modules/status/status.service.ts';
import { leaveStore } from './modules/store/shops/leave-store.ts';
import { createStoreWork } from './modules/store/store-work.ts';
import { createSupportService } from './modules/support/support.service.ts';
import { createToolsService } from './modules/tools/tools.service.ts';
import { createAccountService } from './modules/users/account.service.ts';
import { createPictures } from './services/create-pictures.ts';
import { createSelling } from './services/create-selling.ts';
import { createShops } from './services/create-shops.ts';
import { createSignIn } from './services/create-sign-in.ts';
import { createWork } from './services/create-work.ts';
import { findTools, type ExtraTool } from './services/find-tools.ts';
import { openPlatform, type Platform, type PlatformParts } from './services/open-platform.ts';

export type { ExtraTool };

export type ServiceParts = PlatformParts & {
  /** The operator's own models. */
  ownModels?: OwnModels;
  extraTools?: readonly ExtraTool[];
  /** In place of the print provider and people's designs. */
  print?: Partial<Printed>;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Wires every service of the product, once for each process; each is made of those before it. */
export async function createServices(parts: ServiceParts) {
  const platform = await openPlatform(parts);
  const { config, db } = platform;
  const tools = findTools(parts.extraTools ?? []);
  const signIn = createSignIn(platform);
  const { sessions, notifications } = signIn;
  const selling = createSelling(platform, notifications);
  const { subscriptions } = selling;
  const made = await createPictures(platform, tools, sessions);
  const { merchants, ...shops } = createShops(platform, made, {
    ...{ sessions, subscriptions, printed: parts.print },
  });
  const work = createWork({
    ...{ platform, tools, made, notifications, shops: { ...shops, merchants } },
    ownModels: parts.ownModels,
  });
  const forgetShop = shops.storeProducts.forgetAll;
  const account = createAccountService({
    ...{ ...platform, ...made, ...work, sessions, subscriptions },
    leaveStore: leaveStore({ db, store: merchants, forgetShop }),
    leavePrint: shops.printOrders.leave,
    webOrigin: config.WEB_ORIGIN,
  });
  const storeWork = createStoreWork({
    ...{ ...platform, store: merchants, sessions, forgetShop },
    pauseBatches: (tx, userId) => work.batches.pauseForUser(tx, userId, 'store'),
    eraseUser: account.erase,
  });
  return {
    ...platform,
    ...signIn,
    ...selling,
    ...made,
    ...shops,
    ...work,
    ...createPages(platform),
    account,
    store: { ...merchants, ...storeWork },
    tools: createToolsService(tools.findTool, config.API_ORIGIN),
    toolIds: tools.toolIds,
  };
}

/** What stands by itself. */
function createPages(platform: Platform) {
  const { config, db, now, origins } = platform;
  return {
    answerOnce: createAnswerOnce(db, now),
    content: createContent(config),
    pageViews: createPageViewsService({ db, ownOrigins: origins, now }),
    status: createStatusService(platform),
    support: createSupportService({ ...platform, supportEmail: config.SUPPORT_EMAIL }),
  };
}
