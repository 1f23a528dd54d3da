/** The page of all tools. */
export const overview = {
  title: 'What should your picture become?',
  lead: 'Every tool with what it does to a picture and what it costs. Drag a handle to compare.',
  metaTitle: 'All image tools and their prices',
  metaDescription:
    'Cut out, set the scene, swap, dress, paint, draw, enlarge, resize: every tool with a picture of what it does and its price in credits.',
  search: 'Find a tool',
  searchHint: 'For example: logo, room, print, portrait',
  none: 'No tool fits “{{words}}”.',
  noneHint: 'Try another word, or look at all of them.',
  all: 'Show all tools',
  found_one: '{{count}} tool found',
  found_other: '{{count}} tools found',
  purposes: {
    place: 'Cut out and set the scene',
    people: 'People and portraits',
    art: 'Draw and paint',
    finish: 'Size and finish',
  },
  purposeTexts: {
    place: 'A thing, a person or a pet leaves its background, and gets a better one if you like.',
    people:
      'Another face, another shirt, another creature. Only with pictures of people who agreed.',
    art: 'From words or from a photo: painted, illustrated, in black ink for the skin. Or by your own brush.',
    finish: 'More pixels, other sizes, surfaces without seams, and many photos in one go.',
  },
  free: 'Free, in your browser',
  perPicture_one: '{{count}} credit a picture',
  perPicture_other: '{{count}} credits a picture',
  batchPrice: 'The tool’s price a picture',
  words: {
    resize: 'size, crop, Instagram, print, format, compress, scale',
    paint: 'erase, retouch, draw, object, inpaint, repair',
    batch: 'bulk, many, folder, ZIP, hundreds, series',
  },
} as const;
