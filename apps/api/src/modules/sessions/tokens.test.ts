import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../platform/secrets.ts';
import { createTokens } from './tokens.ts';

const tokens = createTokens(createSecrets('a secret of at least 32 characters'));
const claims = { userId: uuidv7(), sessionId: uuidv7() };
const now = new Date('2026-01-01T00:00:00Z');
const later = (seconds: number) => new Date(+now + seconds * 1_000);
const refused = { code: 'Unauthorized' };

describe('tokens', () => {
  it('say whose session they belong to', async () => {
    const token = await tokens.sign('refresh', { ...claims, tokenId: claims.userId }, now);
    expect(await tokens.read('refresh', token, now)).toEqual({
      ...claims,
      tokenId: claims.userId,
    });
  });

  it('are good for one purpose only', async () => {
    const audiences = ['access', 'refresh', 'events'] as const;
    for (const made of audiences) {
      const token = await tokens.sign(made, claims, now);
      for (const asked of audiences) {
        if (made === asked) continue;
        await expect(tokens.read(asked, token, now)).rejects.toMatchObject(refused);
      }
    }
  });

  it('end after an hour for access and thirty days for refresh', async () => {
    const access = await tokens.sign('access', claims, now);
    await tokens.read('access', access, later(3_599));
    await expect(tokens.read('access', access, later(3_601))).rejects.toMatchObject(refused);
    const refresh = await tokens.sign('refresh', claims, now);
    await tokens.read('refresh', refresh, later(30 * 86_400 - 1));
    await expect(tokens.read('refresh', refresh, later(30 * 86_400 + 1))).rejects.toMatchObject(
      refused,
    );
  });

  it('are refused when forged, unsigned or garbage', async () => {
    const other = createTokens(createSecrets('another secret, also 32 characters long'));
    const [, payload] = (await tokens.sign('access', claims, now)).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const bad = [await other.sign('access', claims, now), `${none}.${payload}.`, 'x.y.z', ''];
    for (const token of bad) {
      await expect(tokens.read('access', token, now)).rejects.toMatchObject(refused);
    }
  });
});
