import { useToolServices } from '../tool-services.tsx';

/** Where a job is shown: its tool, with all that it was asked for. */
export function useJobHref(): (toolId: string, jobId: string) => string {
  const { toolHref } = useToolServices();
  return (toolId, jobId) => `${toolHref(toolId)}?job=${jobId}`;
}
