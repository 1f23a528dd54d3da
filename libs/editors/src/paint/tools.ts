import {
  IconAdjustmentsHorizontal,
  IconBrush,
  IconColorPicker,
  IconCrop,
  IconEraser,
  IconHandClick,
  IconHandStop,
  IconRestore,
  IconScissors,
  IconTriangleSquareCircle,
  IconTypography,
  IconWand,
} from '@tabler/icons-react';

/** Every tool in the order of the column, with the key that chooses it. */
export const paintTools = [
  { id: 'brush', key: 'b', Icon: IconBrush },
  { id: 'erase', key: 'e', Icon: IconEraser },
  { id: 'restore', key: 'r', Icon: IconRestore },
  { id: 'object', key: 'o', Icon: IconWand },
  { id: 'tap', key: 'p', Icon: IconHandClick },
  { id: 'marks', key: 'k', Icon: IconScissors },
  { id: 'text', key: 't', Icon: IconTypography },
  { id: 'shape', key: 'u', Icon: IconTriangleSquareCircle },
  { id: 'crop', key: 'c', Icon: IconCrop },
  { id: 'adjust', key: 'a', Icon: IconAdjustmentsHorizontal },
  { id: 'pick', key: 'i', Icon: IconColorPicker },
  { id: 'pan', key: 'h', Icon: IconHandStop },
] as const;

export type PaintTool = (typeof paintTools)[number]['id'];

/** Tools whose pointer is a brush. */
const brushTools: readonly PaintTool[] = ['brush', 'erase', 'restore', 'object', 'marks'];

export const isBrush = (tool: PaintTool): boolean => brushTools.includes(tool);

/** Tools whose pointer aims at a place of the picture. */
export const aims = (tool: PaintTool): boolean =>
  isBrush(tool) || tool === 'pick' || tool === 'tap';

/** Tools that tell a cutout its way. */
export const refines = (tool: PaintTool): boolean => tool === 'tap' || tool === 'marks';

/** Tools that leave the chosen colour. */
export const usesColor = (tool: PaintTool): boolean =>
  tool === 'brush' || tool === 'text' || tool === 'shape' || tool === 'pick';
