import { surfaceKinds } from '@tintory/contract';
import { z } from 'zod';
import { credit, id, names, synonyms } from './names.ts';

const fraction = z.number().min(0).max(1);

/** `surface.json` in the folder of a surface. */
export const surfaceRecord = z.strictObject({
  id,
  names,
  synonyms,
  kind: z.enum(surfaceKinds),
  use: z.array(z.enum(['table', 'ground'])).min(1),
  /** A seamless photograph of it, in sRGB. */
  file: z.string().regex(/^[\w.-]+\.(jpe?g|png|webp)$/i, 'must be a .jpg, .png or .webp'),
  /** How wide the photograph is in the world. */
  metres: z.number().min(0.05).max(20),
  /** Share of the mirror image that a polished surface of its kind would show. */
  gloss: fraction,
  /** How fast a mirror image blurs with the distance of what is mirrored. */
  roughness: fraction,
  /** Metres that blades of grass stand up. */
  blades: z.number().min(0).max(0.2),
  credit,
});

export type SurfaceRecord = z.infer<typeof surfaceRecord>;
