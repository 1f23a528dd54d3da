import { people } from './people.ts';
import { swimmers, walkers } from './real-sizes.ts';

const animals = new RegExp(
  `${walkers.source}|${swimmers.source}|${people.source}|^(snowman|owl|bird|penguin|duck|goose|swan|eagle|robot|princess|prince|snail|snake|dragon|unicorn|polar-bear|hamster|wolf)$`,
);

/** Whether it is somebody: who has a body that is dressed, and goes on it. */
export const isAnimal = (motif: string): boolean => animals.test(motif);
