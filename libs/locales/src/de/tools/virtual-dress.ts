import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const virtualDress: TextsOf<(typeof tools)['virtual_dress']> = {
  title: 'Virtuelle Anprobe',
  verb: 'Anziehen',
  tagline: 'Anprobieren, ohne sich umzuziehen.',
  description:
    'Eine schnelle Skizze der Anprobe: Eine Person in einem Foto trägt das Kleidungsstück eines anderen, auf Schultern, Taille und Arme gelegt, im selben Licht. Die Person ist von vorn zu sehen, mindestens bis zur Taille; das Kleidungsstück allein, ganz, geschlossen und von vorn, vor einfarbigem Grund: flach liegend, auf einem Bügel oder auf einer unsichtbaren Puppe. Röcke und Hosen noch nicht.',
  words: 'Kleidung, Mode, anprobieren, Hemd, Pullover, Jacke, Model',
  fields: {
    image: 'Foto der Person',
    garment_object_id: 'Foto des Kleidungsstücks',
    kind: 'Kleidungsstück',
    format: 'Format',
  },
  options: {
    'kind.auto': 'Automatisch',
    'kind.top': 'Oberteil',
    'kind.dress': 'Kleid',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
