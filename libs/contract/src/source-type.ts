/** IPTC's terms for how a picture was made; part of every result's XMP. */
export const digitalSourceTypes = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicallyEnhanced',
  'algorithmicMedia',
  'humanEdits',
] as const;
export type DigitalSourceType = (typeof digitalSourceTypes)[number];

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The term as written to a file. */
export const sourceTypeUri = (source: DigitalSourceType): string => vocabulary + source;

/** The XMP packet with the term. */
export const sourceTypeXmp = (
  source: DigitalSourceType,
) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${sourceTypeUri(source)}"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

/** Reads the term of such a packet anywhere in a text. */
export const sourceTypeIn = (text: string): DigitalSourceType | null =>
  digitalSourceTypes.find((source) => text.includes(`${sourceTypeUri(source)}"`)) ?? null;
