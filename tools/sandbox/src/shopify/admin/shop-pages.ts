import type { FastifyReply } from 'fastify';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { nameOf } from './address.ts';

/** Finds a shop by its name in a URL or by its domain. */
export const findShop = ({ store }: Shopify, name: string): Shop | undefined =>
  store.list().find((shop) => shop.domain === name || nameOf(shop) === name);

/** The admin must not be framed. */
export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', "frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
