import type { FastifyReply } from 'fastify';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { nameOf } from './address.ts';

/** By the name in an address, or by the whole domain. */
export const findShop = ({ store }: Shopify, name: string): Shop | undefined =>
  store.list().find((shop) => shop.domain === name || nameOf(shop) === name);

/** The admin itself is nobody's content. */
export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', "frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
