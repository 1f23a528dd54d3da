import { createContext, useContext } from 'react';

/** What a result says of its place, and how a picture of the thing at hand in another is made. */
export type PlacesAtWork = {
  /** The places that fit the thing at hand best, the best one first; none before a first result. */
  proposals: readonly string[];
  /** Where the result at hand was made; null before there is one. */
  place: string | null;
  /** Names the cut-out that pictures are drawn with. */
  baseJobId: string | null;
  /** A small picture in another place, of nothing but this place; free, and never two at a time. */
  draw: (placeId: string, signal: AbortSignal) => Promise<Blob>;
};

const nothing: PlacesAtWork = {
  proposals: [],
  place: null,
  baseJobId: null,
  draw: () => Promise.reject(new Error('There is no cut-out to draw with.')),
};

const AtWork = createContext<PlacesAtWork>(nothing);

export const PlacesAtWorkProvider = AtWork.Provider;

/** Of the workbench; a form for many photos has nothing at hand. */
export const usePlacesAtWork = (): PlacesAtWork => useContext(AtWork);
