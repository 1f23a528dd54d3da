import { createNotificationsService } from '../modules/notifications/notifications.service.ts';
import { createGoogleService } from '../modules/sessions/google.service.ts';
import { createLinksService } from '../modules/sessions/links.service.ts';
import { createPasswordService } from '../modules/sessions/password.service.ts';
import { createSessionsService } from '../modules/sessions/sessions.service.ts';
import { createTokens } from '../modules/sessions/tokens.ts';
import type { Platform } from './open-platform.ts';

/** Sessions, and the ways to get one. */
export function createSignIn(platform: Platform) {
  const { config, secrets } = platform;
  const sessions = createSessionsService({ ...platform, tokens: createTokens(secrets) });
  const notifications = createNotificationsService({ ...platform, webOrigin: config.WEB_ORIGIN });
  return {
    sessions,
    notifications,
    google: createGoogleService({ ...platform, sessions }),
    links: createLinksService({ ...platform, sessions }),
    passwords: createPasswordService({ ...platform, sessions, notifications }),
  };
}
