import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const productModel: TextsOf<(typeof tools)['product_model']> = {
  title: 'Produktfotos',
  verb: 'Produktfotos machen',
  tagline: 'Ein Schnappschuss hinein. Ein Shooting heraus.',
  description:
    'Sag, wo dein Produkt stehen soll, etwa „auf Marmor im Fensterlicht“: Es wird freigestellt und dort bis zu viermal aufgenommen, jedes Mal etwas anders.',
  fields: {
    image: 'Foto des Produkts',
    prompt: 'Wo es steht',
    num: 'Wie viele',
    image_size: 'Form',
    mask_object_id: 'Eigene Maske (Weiß bleibt)',
    format: 'Format',
    strokes: 'Striche zum Behalten und Löschen',
  },
  options: {
    'prompt.example': 'auf Marmor, im Fensterlicht',
    'image_size.1024x1024': 'Quadrat',
    'image_size.1280x720': 'Breit',
    'image_size.720x1280': 'Hoch',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
