import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

const sandbox = () => `http://127.0.0.1:${process.env['E2E_SANDBOX_PORT']}`;

/** Calls a control of the sandbox store that has no admin page. */
async function turn<Result>(name: string, body: object): Promise<Result> {
  const answer = await fetch(`${sandbox()}/shopify/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The store refused ${name}: ${await answer.text()}`);
  return ((await answer.json()) as { result: Result }).result;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** A store of the journey's own, with the app installed: where its admin is, and what befalls it. */
export async function openStore() {
  const name = `store-${randomUUID()}`;
  const shop = `${name}.myshopify.com`;
  await turn('open', { shop });
  const admin = `/shopify/admin/${name}`;
  return {
    shop,
    admin,
    app: `${admin}/apps/tintory`,
    uninstall: () => turn('uninstall', { shop }),
    /** Sets what the plan's further pictures may come to, in dollars. */
    setCap: (cap: number) => turn('set-cap', { shop, cap }),
    /** The session token that the admin gives to the framed app. */
    sessionToken: () => turn<string>('session-token', { shop }),
    /** Opens the admin's page of the app's installation; the answer presses one of its buttons. */
    openInstallation: async (page: Page) => {
      await page.goto(`${admin}/installation`);
      return (button: 'Uninstall' | 'Revoke all tokens') =>
        page.getByRole('button', { name: button, exact: true }).click();
    },
  };
}
