import {
  IconArrowsMaximize,
  IconBackground,
  IconBrush,
  IconDropletHalf2,
  IconGridPattern,
  IconMasksTheater,
  IconPackage,
  IconPaw,
  IconPencilBolt,
  IconPhoto,
  IconPhotoSpark,
  IconShirt,
  IconSunset2,
} from '@tabler/icons-react';

/** The catalog's icons by name; the fallback is a picture. */
const icons: Record<string, typeof IconPhoto> = {
  background: IconBackground,
  backdrop: IconSunset2,
  product: IconPackage,
  paw: IconPaw,
  painting: IconBrush,
  upscale: IconArrowsMaximize,
  texture: IconGridPattern,
  faces: IconMasksTheater,
  venom: IconDropletHalf2,
  dress: IconShirt,
  tattoo: IconPencilBolt,
  illustration: IconPhotoSpark,
};

export function ToolIcon({ name, size = 22 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? IconPhoto;
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}
