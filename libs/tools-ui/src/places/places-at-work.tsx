import { createContext, useContext } from 'react';

/** The places of the current result, and how to draw its object in another one. */
export type PlacesAtWork = {
  /** The places that suit the object, the best one first; empty before the first result. */
  proposals: readonly string[];
  /** The place of the current result; null before the first one. */
  place: string | null;
  /** The job whose cutout the pictures are drawn with. */
  baseJobId: string | null;
  /** Draws a small picture in another place; free, one at a time. */
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

/** From the workbench; empty in the form for a batch. */
export const usePlacesAtWork = (): PlacesAtWork => useContext(AtWork);
