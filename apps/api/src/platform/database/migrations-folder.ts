import { fileURLToPath } from 'node:url';

/** Written by drizzle-kit from the tables beside their modules. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
