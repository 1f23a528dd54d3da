import { sourceTypeUri } from '@tintory/contract';
import type { Credit } from './tattoo-motifs.ts';

/**
 * Metadata of a design in RDF, with the source of each motif: CC BY asks that author and licence
 * travel with the work. Titles come from the motif list, never from a person's prompt.
 */
export function svgMetadata(credits: Credit[]): string {
  const source = ({ title, author, licence, url }: Credit) =>
    `<dc:source>${title} by ${author} (game-icons.net), ${licence}, changed: ${url}</dc:source>`;
  return `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>${credits
    .map(source)
    .join(
      '',
    )}<cc:license rdf:resource="https://creativecommons.org/licenses/by/3.0/"/><Iptc4xmpExt:DigitalSourceType>${sourceTypeUri('algorithmicMedia')}</Iptc4xmpExt:DigitalSourceType></cc:Work></rdf:RDF></metadata>`;
}
