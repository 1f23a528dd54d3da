import type { Stories } from '../tool-story.ts';
import { changeBackground } from './stories/change-background.ts';
import { faceSwap } from './stories/face-swap.ts';
import { imageToVenom } from './stories/image-to-venom.ts';
import { imageUpscale } from './stories/image-upscale.ts';
import { paint } from './stories/paint.ts';
import { petPhoto } from './stories/pet-photo.ts';
import { productModel } from './stories/product-model.ts';
import { removeBackground } from './stories/remove-background.ts';
import { resize } from './stories/resize.ts';
import { seamlessImage } from './stories/seamless-image.ts';
import { shared } from './stories/shared.ts';
import { styleTransferCartoon } from './stories/style-transfer-cartoon.ts';
import { textToImage } from './stories/text-to-image.ts';
import { textToTattoo } from './stories/text-to-tattoo.ts';
import { virtualDress } from './stories/virtual-dress.ts';

export const stories: Stories = {
  shared,
  tools: {
    change_background: changeBackground,
    face_swap: faceSwap,
    image_to_venom: imageToVenom,
    image_upscale: imageUpscale,
    paint,
    pet_photo: petPhoto,
    product_model: productModel,
    remove_background: removeBackground,
    resize,
    seamless_image: seamlessImage,
    style_transfer_cartoon: styleTransferCartoon,
    text_to_image: textToImage,
    text_to_tattoo: textToTattoo,
    virtual_dress: virtualDress,
  },
};
