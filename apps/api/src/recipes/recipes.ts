import type { ToolId } from '@tintory/catalog';
import type { Recipe } from './recipe.ts';
import { removeBackground } from './remove-background.ts';
import { imageUpscale } from './image-upscale.ts';
import { seamlessImage } from './seamless-image.ts';
import { changeBackground } from './change-background.ts';
import { productModel } from './product-model.ts';
import { petPhoto } from './pet-photo.ts';
import { styleTransferCartoon } from './style-transfer-cartoon.ts';
import { faceSwap } from './face-swap.ts';
import { imageToVenom } from './image-to-venom.ts';
import { textToTattoo } from './text-to-tattoo.ts';
import { textToImage } from './text-to-image.ts';
import { virtualDress } from './virtual-dress.ts';

/** One recipe for each tool of the catalog; does not compile while one is missing. */
export const recipes = {
  remove_background: removeBackground,
  image_upscale: imageUpscale,
  seamless_image: seamlessImage,
  change_background: changeBackground,
  product_model: productModel,
  pet_photo: petPhoto,
  style_transfer_cartoon: styleTransferCartoon,
  face_swap: faceSwap,
  image_to_venom: imageToVenom,
  text_to_tattoo: textToTattoo,
  text_to_image: textToImage,
  virtual_dress: virtualDress,
} satisfies Record<ToolId, Recipe>;
