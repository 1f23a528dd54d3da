import { z } from 'zod';
import { jobInput } from './jobs.ts';

/** As many presets of one tool a user may keep. */
export const mostPresets = 50;

export const preset = z.object({
  id: z.string(),
  tool_id: z.string(),
  name: z.string(),
  /** Options as in a job; pictures are not kept. */
  inputs: z.array(jobInput),
  created_at: z.iso.datetime(),
});
export type Preset = z.infer<typeof preset>;

export const presetList = z.object({ rows: z.array(preset) });

export const listPresetsQuery = z.object({ tool_id: z.string().min(1).max(60) });

export const createPresetBody = z.strictObject({
  tool_id: z.string().min(1).max(60),
  /** Names are compared in one Unicode form (NFC), however they were typed. */
  name: z.string().normalize().trim().min(1).max(60),
  inputs: z.array(jobInput).max(50),
});
export type CreatePresetBody = z.infer<typeof createPresetBody>;
