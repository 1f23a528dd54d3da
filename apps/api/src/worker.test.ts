import { expect, it, vi } from 'vitest';
import { startTestApi } from './testing/index.ts';
import { doChores } from './worker.ts';

it('does every chore, whichever of them fails', async () => {
  const api = await startTestApi({ worker: false });
  const { batchAdvancer, bills, uploads } = api.services;
  vi.spyOn(uploads, 'sweep').mockRejectedValue(new Error('The bucket refuses.'));
  vi.spyOn(bills, 'grantDue').mockRejectedValue(new Error('The provider is away.'));
  const wake = vi.spyOn(batchAdvancer, 'wake');
  const endDuplicates = vi.spyOn(bills, 'endDuplicates');
  await doChores(api.services);
  expect(wake).toHaveBeenCalledOnce();
  expect(endDuplicates).toHaveBeenCalledOnce();
  await api.close();
});
