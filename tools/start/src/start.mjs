import { buildApps } from './build-apps.mjs';
import { createChildren } from './children.mjs';
import { install } from './install.mjs';
import { assertFree } from './ports.mjs';
import { readPorts, startProduct, storeAdminOf } from './product.mjs';
import { table } from './table.mjs';

const watch = process.argv.includes('--dev');

async function main() {
  const began = Date.now();
  const ports = readPorts();
  await assertFree([
    { name: 'the web app', port: ports.web, setting: 'WEB_PORT' },
    { name: 'the merchant app', port: ports.shopifyAdmin, setting: 'SHOPIFY_ADMIN_PORT' },
    { name: 'the API', port: ports.api, setting: 'API_PORT' },
    { name: 'the sandbox', port: ports.sandbox, setting: 'SANDBOX_PORT' },
    { name: "the sandbox's mail", port: ports.smtp, setting: 'SANDBOX_SMTP_PORT' },
  ]);
  install();
  if (!watch) {
    console.log('Building (from the cache where nothing changed) …');
    buildApps();
  }

  const children = createChildren({
    onEnd: (name, code) => {
      console.error(`${name} ended by itself (${code ?? 'killed'}); stopping the rest.`);
      void stop(1);
    },
  });
  let stopping;
  const stop = (code) => {
    stopping ??= children.stop().then(() => process.exit(code));
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (!stopping) console.log('\nStopping …');
      void stop(0);
    });
  }

  try {
    const env = await startProduct(children, ports, { watch });
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    console.log(`\nTintory runs (${seconds} s).\n`);
    console.log(
      table([
        ['Web app', env.WEB_ORIGIN],
        ['Merchant app', `${storeAdminOf(ports)}   (inside a store's admin, as merchants open it)`],
        ['API', `${env.API_ORIGIN}/docs`],
        ['Sandbox', env.SANDBOX_ORIGIN],
      ]),
    );
    console.log(
      `\nSign in with any e-mail; your mail is at ${env.SANDBOX_ORIGIN}/mailbox\nCtrl-C stops everything.\n`,
    );
  } catch (error) {
    if (!stopping) console.error(error.message);
    await stop(1);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
