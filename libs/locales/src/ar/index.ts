import { account } from './account.ts';
import { batch } from './batch.ts';
import { blog } from './blog.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { licences } from './licences.ts';
import { login } from './login.ts';
import { mail } from './mail.ts';
import { merchant } from './merchant.ts';
import { pageServices } from './page-services.ts';
import { paint } from './paint.ts';
import { plans } from './plans.ts';
import { preview } from './preview.ts';
import { reasons } from './reasons.ts';
import { resize } from './resize.ts';
import { store } from './store.ts';
import { storePlans } from './store-plans.ts';
import { tools } from './tools.ts';
import { workbench } from './workbench.ts';
import type { Locale } from '../locale.ts';

export const ar: Locale = {
  account,
  batch,
  blog,
  common,
  errors,
  history,
  home,
  legal,
  licences,
  login,
  mail,
  merchant,
  pageServices,
  paint,
  plans,
  preview,
  reasons,
  resize,
  store,
  storePlans,
  tools,
  workbench,
};
