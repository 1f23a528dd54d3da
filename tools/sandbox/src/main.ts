import { z } from 'zod';
import { startSandbox } from './start-sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = z
  .object({ SANDBOX_PORT: port.default(4400), SANDBOX_SMTP_PORT: port.default(4425) })
  .parse(process.env);

const sandbox = await startSandbox({ port: SANDBOX_PORT, smtpPort: SANDBOX_SMTP_PORT });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
