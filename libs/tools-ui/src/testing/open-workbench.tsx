import { ApiError } from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { useWorkbench } from '../workbench/use-workbench.ts';
import { fakeApi, memoryDrafts, withServices } from './fake-services.tsx';

/** What a person picks. */
export const file = new File(['bytes'], 'cat.png');

/** A store picture, and a job made from it. */
export const origin = {
  productId: 'gid://shopify/Product/1',
  fileId: 'gid://shopify/MediaImage/2',
};
export const ofStore = {
  shopify_product_id: origin.productId,
  metadata: { shopify_file_id: origin.fileId },
};

/** The API's error for something that does not exist. */
export const notFound = () =>
  new ApiError({ code: 'NotFound', status: 404, message: 'Not there.' });

type Given = {
  drafts?: ReturnType<typeof memoryDrafts>;
  signedIn?: boolean;
  /** The job the API knows. */
  job?: Job;
  /** The same job, shown by the page. */
  shown?: Job;
  /** The API answers `NotFound` for jobs. */
  deleted?: boolean;
  photoComes?: boolean;
};

/** The workbench of the first tool, with an API that stores one job. */
export function openWorkbench({
  drafts = memoryDrafts(),
  signedIn = true,
  shown,
  job = shown,
  deleted,
  photoComes = false,
}: Given = {}) {
  const { api, change } = fakeApi();
  if (deleted) api.jobs.read.mockRejectedValue(notFound());
  if (job) change(job);
  const requestSignIn = vi.fn();
  const session = { signedIn };
  const wrapper = withServices(api, () => ({ ...session, requestSignIn }));
  const hook = renderHook(
    () => {
      const [jobId, onJobId] = useState<string | null>(shown?.id ?? null);
      return useWorkbench({ tool: tools[0], jobId, onJobId, drafts, photoComes });
    },
    { wrapper },
  );
  const signIn = () => {
    session.signedIn = true;
    hook.rerender();
  };
  return { api, change, drafts, requestSignIn, signIn, now: () => hook.result.current };
}
