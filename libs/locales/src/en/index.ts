import { account } from './account.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { login } from './login.ts';
import { mail } from './mail.ts';
import { paint } from './paint.ts';
import { plans } from './plans.ts';
import { preview } from './preview.ts';
import { resize } from './resize.ts';
import { tools } from './tools.ts';
import { workbench } from './workbench.ts';

export const en = {
  account,
  common,
  errors,
  history,
  home,
  legal,
  login,
  mail,
  paint,
  plans,
  preview,
  resize,
  tools,
  workbench,
} as const;
