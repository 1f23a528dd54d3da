import { animals } from './motifs/animals.ts';

const inMyths =
  /\/(unicorn|griffin-symbol|pegasus|centaur|minotaur|werewolf|mermaid|ghost|witch-face|wizard-face|viking-head|mounted-knight|skeleton|grim-reaper|oni|robot-golem|astronaut-helmet|fairy|moai)$/;
const parts = /\/(feather|feathered-wing|wings|spider-web|paw-print|paw-heart|bull-horns)$/;

/** Whoever may look another in the eyes. */
export const isCreature = (motif: string): boolean =>
  (motif in animals && !parts.test(motif)) || inMyths.test(motif);
