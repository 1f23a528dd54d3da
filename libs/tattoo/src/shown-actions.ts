import type { Action } from '@tintory/prompts';

/** Motifs that show an action as they are drawn. */
export const shownActions: Partial<Record<Action, RegExp>> = {
  broken: /\/(pierced-heart)$/,
  burning: /\/(flame|campfire|candle-light|lantern-flame)$/,
  coiled: /\/(rattlesnake|cobra|rope-coil)$/,
  flying:
    /\/(swallow|hummingbird|dove|peace-dove|eagle-emblem|hawk-emblem|butterfly|dragonfly|bee|bat|seagull|ladybug|wyvern|pegasus|fairy|paper-plane|paper-crane|commercial-airplane|air-balloon|ufo|rocket|comet-spark)$/,
  howling: /\/wolf-howl$/,
  roaring:
    /\/(lion|wolf-head|bear-head|dinosaur-rex|spiked-dragon-head|shark-jaws|saber-toothed-cat-head)$/,
  swimming:
    /\/(circling-fish|tropical-fish|clownfish|dolphin|manta-ray|jellyfish|sea-turtle|swan|octopus|seahorse)$/,
  walking: /\/(elephant|mammoth|camel|cow|deer|bison|boar|ant)$/,
};
