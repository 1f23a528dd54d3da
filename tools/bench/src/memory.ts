import { printTable } from './report.ts';
import { runProduct } from './run-product.ts';

const idleMs = 30_000;

/** Memory of the server with its embedded database, a while after the start. */
export async function benchMemory(): Promise<void> {
  const bytes = await runProduct(async ({ serverMemory }) => {
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    return serverMemory();
  });
  printTable('memory: the server with embedded database, idle for 30 s (MB)', [
    ['resident', 'wanted'],
    [Math.round(bytes / 1e6), '≤ 1100'],
  ]);
}
