import type { ToolDefinition } from './tool-definition.ts';
import { removeBackground } from './tools/remove-background/tool.ts';
import { imageUpscale } from './tools/image-upscale/tool.ts';
import { seamlessImage } from './tools/seamless-image/tool.ts';
import { changeBackground } from './tools/change-background/tool.ts';
import { productModel } from './tools/product-model/tool.ts';
import { petPhoto } from './tools/pet-photo/tool.ts';
import { styleTransferCartoon } from './tools/style-transfer-cartoon/tool.ts';
import { faceSwap } from './tools/face-swap/tool.ts';
import { imageToVenom } from './tools/image-to-venom/tool.ts';
import { textToTattoo } from './tools/text-to-tattoo/tool.ts';
import { textToImage } from './tools/text-to-image/tool.ts';
import { virtualDress } from './tools/virtual-dress/tool.ts';

/** Every tool of the product, in the order of the navigation. */
export const tools = [
  removeBackground,
  changeBackground,
  productModel,
  petPhoto,
  styleTransferCartoon,
  imageUpscale,
  seamlessImage,
  faceSwap,
  imageToVenom,
  textToTattoo,
  textToImage,
  virtualDress,
] as const satisfies readonly ToolDefinition[];

export type ToolId = (typeof tools)[number]['id'];

export const toolIds = tools.map<ToolId>((tool) => tool.id);

/** The tool with this id; undefined for an unknown one. */
export const findTool = (id: string): ToolDefinition | undefined =>
  tools.find((tool) => tool.id === id);
