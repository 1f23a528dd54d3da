export const virtualDressTexts = {
  title: 'Virtual fitting',
  verb: 'Put it on',
  tagline: 'Try it on without changing.',
  description:
    'A quick sketch of the fit: a person in one photo wears the garment of another, laid on shoulders, waist and arms in the same light. The person is seen from the front, down to the waist at least; the garment alone, whole, closed and from the front, before a plain ground: laid flat, on a hanger or on an invisible mannequin. No skirts and trousers yet.',
  words: 'clothes, fashion, try on, shirt, sweater, jacket, model',
  fields: {
    image: 'Photo of the person',
    garment_object_id: 'Photo of the garment',
    kind: 'Garment',
    format: 'Format',
  },
  options: {
    'kind.auto': 'Automatic',
    'kind.top': 'Top',
    'kind.dress': 'Dress',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
