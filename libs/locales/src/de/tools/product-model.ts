import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const productModel: TextsOf<(typeof tools)['product_model']> = {
  title: 'Produktfotos',
  verb: 'Produktfotos machen',
  tagline: 'Ein Schnappschuss hinein. Ein Shooting heraus.',
  description:
    'Sag, wo dein Produkt stehen soll, etwa „auf weißem Marmor im Café“: Es wird freigestellt und dort bis zu viermal aufgenommen, jedes Mal etwas anders.',
  words: 'Produkt, Shop, Packshot, Marmor, Marktplatz, Werbung',
  fields: {
    image: 'Foto des Produkts',
    prompt: 'Wo es steht',
    studio: 'Ort',
    surface: 'Untergrund',
    direction: 'Blickrichtung',
    depth: 'Unschärfe des Hintergrunds',
    shadow_strength: 'Stärke des Schattens',
    relight: 'Licht anpassen',
    num: 'Wie viele',
    image_size: 'Form',
    mask_object_id: 'Eigene Maske (Weiß bleibt)',
    format: 'Format',
    strokes: 'Striche zum Behalten und Löschen',
  },
  options: {
    'direction.help': '0 blickt dorthin, wo es am besten passt.',
    'prompt.example': 'auf weißem Marmor, im Café',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
