import type { LoginByPasswordBody, LoginResult, SetPasswordBody } from '@tintory/contract';
import type { Auth } from '../../platform/auth.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { findByEmail, readUser, setPasswordHash } from '../users/users.service.ts';
import { hashPassword, isPassword, weaknessOf } from './passwords.ts';
import * as repository from './sessions.repository.ts';
import type { Device } from './sessions-parts.ts';
import type { SessionsService } from './sessions.service.ts';

const windowMs = 15 * 60 * 1_000;

/** Wrong passwords in a quarter of an hour. The link by mail stays open as a way in. */
const most = { ofAccount: 5, ofIp: 20 };

type Dependencies = {
  db: Database;
  sessions: SessionsService;
  notifications: NotificationsService;
  now: () => Date;
};

/** Signing in by password, and setting it. */
export function createPasswordService({ db, sessions, notifications, now }: Dependencies) {
  /** Counts the attempt before it is made, under a lock: parallel attempts count each other. */
  async function countTry(email: string, ip: string): Promise<string> {
    return db.transaction(async (tx) => {
      await repository.lockPasswordTries(tx, email, ip);
      const since = new Date(+now() - windowMs);
      const failed = await repository.countFailedTries(tx, email, ip, since);
      if (failed.byEmail >= most.ofAccount || failed.byIp >= most.ofIp) {
        throw new AppError('TooManyRequests', { retryAfterSeconds: windowMs / 1_000 });
      }
      return repository.insertPasswordTry(tx, { email, ip, ok: false, createdAt: now() });
    });
  }

  async function store(tx: Transaction, auth: Auth, passwordHash: string): Promise<void> {
    await setPasswordHash(tx, auth.userId, passwordHash);
    await sessions.endAll(tx, auth.userId, auth.sessionId);
    await notifications.send(tx, auth.userId, 'passwordChanged');
  }

  return {
    /** @throws AppError `Unauthorized`, the same for every reason */
    signIn: async (
      { email, password }: LoginByPasswordBody,
      ip: string,
      device: Device,
    ): Promise<LoginResult> => {
      const tryId = await countTry(email, ip);
      const user = await findByEmail(db, email);
      const right = await isPassword(user?.passwordHash, password);
      if (!right || !user) throw new AppError('Unauthorized');
      return db.transaction(async (tx) => {
        await repository.markTryRight(tx, tryId);
        return sessions.start(tx, user, device);
      });
    },

    /** Sets or changes the password and ends all other sessions. */
    set: async (auth: Auth, ip: string, body: SetPasswordBody): Promise<void> => {
      const user = await readUser(db, auth.userId);
      if (user.passwordHash) {
        const tryId = await countTry(user.email ?? user.id, ip);
        if (!(await isPassword(user.passwordHash, body.current_password ?? ''))) {
          throw new AppError('InvalidInput', {
            details: { current_password: { text: 'wrongPassword' } },
          });
        }
        await db.transaction((tx) => repository.markTryRight(tx, tryId));
      }
      const weakness = weaknessOf(body.new_password, user.email);
      if (weakness) {
        throw new AppError('InvalidInput', { details: { new_password: { text: weakness } } });
      }
      const passwordHash = await hashPassword(body.new_password);
      await db.transaction((tx) => store(tx, auth, passwordHash));
    },
  };
}
