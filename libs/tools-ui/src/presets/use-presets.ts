import { presetsQuery } from '@tintory/api-client';
import type { ToolDefinition } from '@tintory/catalog';
import type { Preset } from '@tintory/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentValue, fitsField } from '../options/fits-field.ts';
import type { OptionValues } from '../options/option-field.ts';
import { activeFields, jobInputs, valuesOfJob } from '../options/option-values.ts';
import { useToolServices } from '../tool-services.tsx';

/** A user's presets for a tool, with the actions on them. */
export function usePresets(tool: ToolDefinition) {
  const { api, signedIn } = useToolServices();
  const client = useQueryClient();
  const query = presetsQuery(api, tool.id);
  const { data } = useQuery({ ...query, enabled: signedIn });
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const all = tool.functions[0]?.fields ?? [];
  const fields = all.filter(
    ({ kind }) => !['image', 'picture', 'pictures', 'indexes', 'strokes', 'job'].includes(kind),
  );

  const save = useMutation({
    mutationFn: ({ name, values }: { name: string; values: OptionValues }) =>
      api.presets.save({ tool_id: tool.id, name, inputs: jobInputs(fields, values, null) }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.presets.remove(id),
    onSuccess: refresh,
  });

  return {
    offered: signedIn && fields.length > 1,
    presets: data?.rows ?? [],
    save: (name: string, values: OptionValues) => save.mutateAsync({ name, values }),
    remove: (id: string) => remove.mutateAsync(id),
    saving: save.isPending,
    /** Whether a preset would leave out pictures: they are stored for some days only. */
    leavesPictures: (values: OptionValues): boolean =>
      activeFields(all, values).some(
        ({ kind, key }) => kind.startsWith('picture') && isGiven(values[key]),
      ),
    /** Whether the options still equal those that a preset has. */
    isAtWork: ({ inputs }: Preset, values: OptionValues): boolean =>
      inputs.every(({ key, value }) => {
        const field = fields.find((one) => one.key === key);
        const now = field && currentValue(field, value);
        return !field || !fitsField(field, now) || values[key] === now;
      }),
    valuesOf: (preset: Preset): OptionValues => valuesOfJob(fields, preset.inputs),
  };
}

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);
