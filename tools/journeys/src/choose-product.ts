import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Finds a free port. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const ports = [
  'WEB_PORT',
  'SHOPIFY_ADMIN_PORT',
  'API_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
] as const;

/**
 * Settings of a separate product instance: free ports and a data folder that is not created yet.
 */
export type Product = Record<(typeof ports)[number] | 'DATA_DIR', string>;

/**
 * Chosen once and handed on in the environment: workers read their configuration again and must find
 * the same product.
 */
export async function chooseProduct(): Promise<Product> {
  const chosen: Record<string, string> = {};
  for (const name of ports) chosen[name] = process.env[`E2E_${name}`] ??= await freePort();
  chosen['DATA_DIR'] = process.env['E2E_DATA_DIR'] ??= join(
    tmpdir(),
    `tintory-e2e-${randomUUID()}`,
  );
  return chosen as Product;
}
