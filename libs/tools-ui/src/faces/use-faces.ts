import { ApiError, isNoSubscribe, type Api } from '@tintory/api-client';
import type { ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { useQuery } from '@tanstack/react-query';
import { longestWaitSeconds } from '../jobs/failure.ts';
import { FileGone } from '../photo/file-gone.ts';
import { useToolServices } from '../tool-services.tsx';

/** A face as the API tells it; places are fractions of the picture. */
export type FoundFace = {
  index: number;
  box: { x: number; y: number; width: number; height: number };
  score: number;
};

type FacesOptions = {
  tool: ToolDefinition;
  /** Names the picture on the canvas; null while there is none. */
  pictureKey: string | null;
  ensureUploaded: () => Promise<string | null>;
};

const facesQuery = (
  api: Api,
  { tool, pictureKey, ensureUploaded }: FacesOptions,
  detect: ToolDefinition['functions'][number] | undefined,
) => ({
  queryKey: ['faces', tool.id, detect, pictureKey] as const,
  queryFn: async (): Promise<FoundFace[]> => {
    const objectId = await ensureUploaded();
    if (!detect || !objectId) return [];
    const answer = await api.jobs.create({
      tool_id: tool.id,
      func_id: detect.id,
      call_type: detect.callType,
      inputs: [{ key: 'object_id', value: objectId }],
    });
    return isNoSubscribe(answer) ? [] : facesOf(answer);
  },
});

/** The faces of the picture on the canvas, for a tool that has a function to find them. */
export function useFaces(options: FacesOptions) {
  const { tool, pictureKey } = options;
  const { api, signedIn, requestSignIn } = useToolServices();
  const detect = tool.functions.find(({ id }) => id === 'detect');
  const query = useQuery({
    ...facesQuery(api, options, detect),
    // The API says how long; earlier requests extend the wait.
    retry: (count, error) => count < mostWaits && waitOf(error) !== null,
    retryDelay: (_count, error) => (waitOf(error) ?? 0) * 1000,
    enabled: Boolean(detect && signedIn && pictureKey),
    staleTime: Infinity,
  });
  return {
    wanted: Boolean(detect),
    /** The way on for a visitor, whose pictures stay in the browser; else null. */
    signIn: detect && pictureKey && !signedIn ? requestSignIn : null,
    faces: query.data ?? [],
    searching: query.isFetching,
    /** Seconds until they are looked for again by themselves, where that is some time off. */
    waiting: query.isFetching ? waitOf(query.failureReason) : null,
    found: query.isSuccess,
    failed: query.isError,
    /** The picture was deleted in the meantime: no other look would find it. */
    lost: query.error instanceof ApiError && query.error.code === 'NotFound',
    /** The file was deleted or edited before it could be sent. */
    fileGone: query.error instanceof FileGone,
    again: query.refetch,
  };
}

/** Afterwards it is for the person to say. */
const mostWaits = 3;

/** How many seconds to wait where too much was asked; null of any other failure. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'TooManyRequests') return null;
  return error.retryAfterSeconds ?? longestWaitSeconds;
}

/** @throws if the look failed, as a call says that is sent again after its time ran out */
function facesOf({ result, status }: Job): FoundFace[] {
  if (status === 'failed' || status === 'canceled') throw new Error(`The look ${status}.`);
  const faces = result?.['faces'];
  return Array.isArray(faces) ? (faces as FoundFace[]) : [];
}
