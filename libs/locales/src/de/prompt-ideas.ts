import { petPhoto } from './prompt-ideas/pet-photo.ts';
import { productModel } from './prompt-ideas/product-model.ts';
import { textToImage } from './prompt-ideas/text-to-image.ts';
import { textToTattoo } from './prompt-ideas/text-to-tattoo.ts';

/** What one may start from, by tool and group. */
export const promptIdeas = {
  text_to_tattoo: textToTattoo,
  text_to_image: textToImage,
  product_model: productModel,
  pet_photo: petPhoto,
} as const;
