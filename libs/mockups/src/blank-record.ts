import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
const mm = z.number().min(-1_000).max(4_000);
const size = z.number().positive().max(4_000);

/** A part of a view in millimetres. */
const rect = z.strictObject({ x: mm, y: mm, width: size, height: size });
export type Rect = z.infer<typeof rect>;

/** The cylinder an area is wrapped around, in a view. */
const cylinder = z.strictObject({
  kind: z.literal('cylinder'),
  /** Axis from the view's left, radius, and the area's upper edge at the axis. */
  middle: mm,
  radius: size,
  top: mm,
  /** How far horizontal circles bend down at their middle. */
  sag: z.number(),
  /** Rotation in degrees from the area's middle to the visible middle. */
  turn: z.number().min(-180).max(180),
});

const circle = z.strictObject({ x: mm, y: mm, r: size });

/** The camera openings in a phone case, seen from behind. */
const camera = z.strictObject({
  /** Openings with rounded corners. */
  openings: z.array(rect.extend({ round: size })).min(1),
  lenses: z.array(circle).min(1),
  flash: circle,
});

const view = z.strictObject({
  id,
  /** The product's size that this view shows, if sizes look different. */
  model: id.optional(),
  camera: camera.optional(),
  /** Side of the visible square, in millimetres. */
  side: size,
  /** The areas visible in it. */
  areas: z.array(z.strictObject({ id, on: z.union([rect, cylinder]) })),
});

const area = z.strictObject({
  id,
  width: size,
  height: size,
  dpi: z.int().min(72).max(600),
  bleed: z.number().min(0).max(50),
  safe: z.number().min(0).max(50),
  tiled: z.boolean(),
  /** The view it is designed in, and the visible part of that. */
  view: id,
  crop: rect.optional(),
  x: mm,
  y: mm,
  /** Its mock-ups: views or parts of them. The first represents the area beside other areas. */
  shown: z.array(z.strictObject({ view: id, crop: rect.optional() })).length(2),
  /** The view that is put into a place. */
  inScene: id,
});

/** How the product stands, lies or hangs in a photographed place. */
const scene = z.strictObject({
  place: z.string(),
  direction: z.int().min(0),
  depth: z.number().min(0).max(1),
  surface: z.string(),
  /** Seen from straight above: lying, or on a wall of that surface. */
  lies: z.boolean(),
  pitch: z.number().min(0).max(90),
  metres: z.number().positive(),
  foot: z.number().min(0).max(1),
  padding: z.number().min(0).max(0.5),
});

/** Visible threads: woven or knitted, and millimetres from one to the next. */
const weave = z.strictObject({
  kind: z.enum(['none', 'plain', 'knit', 'paper']),
  pitch: z.number().min(0.2).max(5),
  strength: z.number().min(0).max(0.3),
});

/** `product.json` in the folder of a product. */
export const blankRecord = z.strictObject({
  id,
  colorable: z.boolean(),
  weave,
  areas: z.array(area).min(1),
  views: z.array(view).min(1),
  scene,
});
export type BlankRecord = z.infer<typeof blankRecord>;
export type BlankView = z.infer<typeof view>;
export type PhoneCamera = z.infer<typeof camera>;
export type BlankArea = z.infer<typeof area>;
