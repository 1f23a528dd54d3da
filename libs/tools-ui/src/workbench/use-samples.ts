import { toolQuery } from '@tintory/api-client';
import type { ToolSample } from '@tintory/contract';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';

/** The drawn samples of a tool; none until they arrive. */
export function useSamples(toolId: string) {
  const { api } = useToolServices();
  const query = useQuery(toolQuery(api, toolId));
  return { samples: query.data?.samples ?? [], loading: query.isPending };
}

/** A sample as a photo like any other. */
export async function fetchSample({ before_url: url }: ToolSample): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The sample answered ${response.status}.`);
  const name = new URL(url).pathname.split('/').at(-1) ?? 'sample';
  return new File([await response.blob()], name);
}
