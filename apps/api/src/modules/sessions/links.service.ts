import { createHash, randomBytes } from 'node:crypto';
import { sessionRules, type LoginLinkResult, type LoginResult } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { magicLinkMail } from '../../platform/mail/magic-link-mail.ts';
import { signInByEmail, type Caller } from '../users/users.service.ts';
import * as repository from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';

const hour = 60 * 60 * 1_000;
const hourly = { perAddress: 5, perIp: 20 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type Dependencies = {
  db: Database;
  sessions: SessionsService;
  mailer: Mailer;
  /** Origins a link may lead to. */
  origins: readonly string[];
  now: () => Date;
};

type LinkWish = { email: string; redirect_uri: string; ip: string; language: Language };

/** Signing in by a link in a mail. */
export function createLinksService({ db, sessions, mailer, origins, now }: Dependencies) {
  return {
    /**
     * Sends a link. Known and unknown addresses are treated the same and the mail is sent in the
     * background: neither the answer nor its time tells who has an account.
     */
    request: async (wish: LinkWish): Promise<void> => {
      const target = new URL(wish.redirect_uri);
      if (!origins.includes(target.origin)) {
        throw new AppError('InvalidInput', {
          details: { redirect_uri: { text: 'notOurs' } },
        });
      }
      const token = randomBytes(32).toString('base64url');
      await db.transaction((tx) => insertWithinLimits(tx, wish, hashOf(token), now()));
      target.searchParams.set('login_token', token);
      mailer.sendSoon(magicLinkMail(wish.email, target.href, wish.language));
    },

    /**
     * Returns the address of a valid link without using it up. Who holds the token could sign in
     * and read it anyway.
     *
     * @throws AppError `LinkExpired`
     */
    read: async (token: string): Promise<LoginLinkResult> => {
      const link = await repository.findLoginLink(db, hashOf(token), now());
      if (!link) throw new AppError('LinkExpired');
      return { email: link.email };
    },

    /**
     * Signs in by the token of a link, once.
     *
     * @throws AppError `LinkExpired`
     */
    redeem: (token: string, caller: Caller, userAgent: string | null): Promise<LoginResult> =>
      db.transaction(async (tx) => {
        const link = await repository.takeLoginLink(tx, hashOf(token), now());
        if (!link) throw new AppError('LinkExpired');
        const user = await signInByEmail(tx, link.email, caller, now());
        return sessions.start(tx, user, { method: 'link', userAgent });
      }),
  };
}

/** Counts and inserts under a lock, so that parallel requests count each other. */
async function insertWithinLimits(tx: Transaction, wish: LinkWish, tokenHash: string, at: Date) {
  const { email, ip } = wish;
  await repository.lockLinksOf(tx, email, ip);
  const recent = await repository.countLinksSince(tx, email, ip, new Date(+at - hour));
  if (recent.byEmail >= hourly.perAddress || recent.byIp >= hourly.perIp) {
    throw new AppError('TooManyRequests', { retryAfterSeconds: hour / 1_000 });
  }
  const expiresAt = new Date(+at + sessionRules.linkSeconds * 1_000);
  await repository.insertLoginLink(tx, { email, tokenHash, ip, createdAt: at, expiresAt });
}
