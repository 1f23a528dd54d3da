import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { viewOrder } from './order-view.ts';

const event = z.object({
  data: z.object({ order: z.object({ id: z.int(), external_id: z.string().nullish() }) }),
});

/**
 * Reads which order a webhook event is about. Printful signs the bytes with HMAC-SHA256 and its
 * hexadecimal secret as bytes.
 *
 * @returns our id of the order; null where it is about none of ours
 * @throws AppError BadSignature
 */
export function readPrintfulWebhook(
  body: Buffer,
  signature: string | undefined,
  secret: string | undefined,
): string | null {
  if (!secret || !signature) throw new AppError('BadSignature');
  const wanted = createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new AppError('BadSignature');
  }
  const read = event.safeParse(parse(body));
  if (!read.success) return null;
  const { id, external_id = null } = read.data.data.order;
  return external_id && viewOrder({ id, external_id, status: '' }).externalId;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
