import type { preview as English } from '../en/preview.ts';
import type { TextsOf } from '../texts.ts';

export const preview: TextsOf<typeof English> = {
  title: 'Vorschau',
  pictures: 'Bilder',
  all: 'Alle Bilder',
  counter: '{{number}} / {{total}}',
  position: 'Bild {{number}} von {{total}}',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  view: 'Ansicht',
  fit: '{{percent}}, einpassen',
  use: 'Mit anderem Werkzeug',
  edit: 'Bild bearbeiten',
  resize: 'Größe ändern',
  download: 'Herunterladen',
  publish: 'Veröffentlichen',
  loading: 'Das Bild wird geladen',
  broken: 'Dieses Bild wurde nicht geladen.',
  photoGone: 'Das Foto, aus dem es entstand, ist nicht mehr gespeichert.',
  retry: 'Erneut versuchen',
};
