import type { tools as English } from '../en/tools.ts';
import type { TextsOf } from '../texts.ts';
import { changeBackground } from './tools/change-background.ts';
import { faceSwap } from './tools/face-swap.ts';
import { imageToVenom } from './tools/image-to-venom.ts';
import { imageUpscale } from './tools/image-upscale.ts';
import { petPhoto } from './tools/pet-photo.ts';
import { productModel } from './tools/product-model.ts';
import { removeBackground } from './tools/remove-background.ts';
import { seamlessImage } from './tools/seamless-image.ts';
import { styleTransferCartoon } from './tools/style-transfer-cartoon.ts';
import { textToImage } from './tools/text-to-image.ts';
import { textToTattoo } from './tools/text-to-tattoo.ts';
import { virtualDress } from './tools/virtual-dress.ts';

export const tools: TextsOf<typeof English> = {
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
};
