import type { Size } from './fit-rectangles.ts';

/** The networks as they call themselves, in every language. */
export const networks = [
  { id: 'instagram', name: 'Instagram' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'x', name: 'X' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'pinterest', name: 'Pinterest' },
  { id: 'tiktok', name: 'TikTok' },
  { id: 'shopify', name: 'Shopify' },
] as const;

export type NetworkId = (typeof networks)[number]['id'];

/** What the picture is for; a key of the texts. */
export type PresetKind =
  | 'banner'
  | 'channelArt'
  | 'cover'
  | 'header'
  | 'landscape'
  | 'pin'
  | 'portrait'
  | 'post'
  | 'product'
  | 'profile'
  | 'square'
  | 'story'
  | 'thumbnail'
  | 'video';

/** A size that a network shows unscaled, in pixels. */
export type Preset = Size & { network: NetworkId; kind: PresetKind };

const preset = (network: NetworkId, kind: PresetKind, width: number, height: number): Preset => ({
  network,
  kind,
  width,
  height,
});

/** What each network recommends; the first of a network is what people want of it most. */
export const presets: readonly Preset[] = [
  preset('instagram', 'square', 1080, 1080),
  preset('instagram', 'portrait', 1080, 1350),
  preset('instagram', 'story', 1080, 1920),
  preset('instagram', 'profile', 320, 320),
  preset('facebook', 'post', 1200, 630),
  preset('facebook', 'cover', 1640, 624),
  preset('facebook', 'story', 1080, 1920),
  preset('facebook', 'profile', 400, 400),
  preset('x', 'post', 1600, 900),
  preset('x', 'header', 1500, 500),
  preset('x', 'square', 1080, 1080),
  preset('x', 'profile', 400, 400),
  preset('linkedin', 'post', 1200, 627),
  preset('linkedin', 'banner', 1584, 396),
  preset('linkedin', 'square', 1200, 1200),
  preset('linkedin', 'profile', 400, 400),
  preset('youtube', 'thumbnail', 1280, 720),
  preset('youtube', 'channelArt', 2560, 1440),
  preset('youtube', 'profile', 800, 800),
  preset('pinterest', 'pin', 1000, 1500),
  preset('pinterest', 'square', 1000, 1000),
  preset('tiktok', 'video', 1080, 1920),
  preset('tiktok', 'profile', 400, 400),
  preset('shopify', 'product', 2048, 2048),
  preset('shopify', 'landscape', 1920, 1080),
];

export const presetsOf = (network: NetworkId): readonly Preset[] =>
  presets.filter((one) => one.network === network);

/** The preset named, or the network's first. */
export function findPreset(network: NetworkId, kind: PresetKind): Preset {
  const ofNetwork = presetsOf(network);
  const found = ofNetwork.find((one) => one.kind === kind) ?? ofNetwork[0];
  if (!found) throw new Error(`The network ${network} has no preset.`);
  return found;
}
