import { tools } from '@tintory/catalog';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPhoto, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { useWorkbench } from './use-workbench.ts';

vi.mock('../photo/read-photo.ts', () => ({ readPhoto: async () => ({ photo: aPhoto() }) }));

it('a photo brings the options along that come with it, and leaves the others', async () => {
  const drafts = memoryDrafts();
  const { result } = renderHook(
    () => useWorkbench({ tool: tools[0], jobId: null, onJobId: () => undefined, drafts }),
    { wrapper: withServices(fakeApi().api, () => ({ signedIn: false })) },
  );
  act(() => result.current.setValue('crop', true));
  const file = new File(['bytes'], 'cat.png');
  await act(() => result.current.pick(file, null, { format: 'webp' }));
  expect(result.current.values).toMatchObject({ crop: true, format: 'webp' });
  expect(drafts.draft?.values).toMatchObject({ crop: true, format: 'webp' });
});
