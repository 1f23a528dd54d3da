import { usualView, type ShadowFall, type StudioView } from '@tintory/pixels';

/** How a photographer shows a subject: from where, how it stands in the frame, in what light. */
export type StageView = {
  studio: StudioView;
  /** Where it stands, in heights from the top, when nothing holds it at the frame's edge. */
  ground: number;
  /** How far above that the floor ends, in heights. */
  floorBehind: number;
  /** And how near to the top it may. */
  leastWall: number;
  /** −1 as far to the left as there is room for it, 0 in the middle. */
  aside: number;
  /** How much larger it is where its photograph cuts it off on two sides, and nothing else may change. */
  closer?: number;
  /** From which side the light comes; from either of them where it is left open. */
  lightSide?: -1 | 1;
  fall?: ShadowFall;
  /** Where the floor ends, in heights from the top, whatever stands on it. */
  seamAt?: number;
};

const usual: StageView = {
  studio: usualView,
  ground: 0.86,
  floorBehind: 0.22,
  leastWall: 0.4,
  aside: 0,
};

/** A camera that looks down on a wide floor, in a low light from the left. */
const above: StageView = {
  studio: {
    horizon: 0.52,
    turn: 0.55,
    wall: 0.2,
    pattern: { x: -0.12, y: 0.1, size: 1.2 },
    key: { x: 0.55, y: 0.35, bright: 1.13, fall: 0.34 },
  },
  ground: 0.84,
  floorBehind: 0.4,
  leastWall: 0.3,
  aside: -0.65,
  closer: 1.14,
  lightSide: -1,
  fall: { depth: 0.32, lean: 0.75 },
};

/** Near and low, under a high soft light. */
const near: StageView = {
  studio: {
    horizon: 0.36,
    turn: -0.35,
    wall: -0.12,
    pattern: { x: -0.34, y: 0.16, size: 0.8 },
    key: { x: 0, y: 0.1, bright: 1.1, fall: 0.32 },
  },
  ground: 0.93,
  floorBehind: 0.17,
  leastWall: 0.4,
  aside: 0,
  closer: 1.3,
  lightSide: 1,
  fall: { depth: 0.14, lean: 0.1 },
};

/** Small in a wide place, whose low light from the right throws a long shadow. */
const far: StageView = {
  studio: {
    horizon: 0.5,
    turn: Math.PI / 2,
    wall: 0.16,
    pattern: { x: 0.12, y: 0.3, size: 1.6 },
    key: { x: 0.5, y: 0.5, bright: 1.12, fall: 0.3 },
  },
  ground: 0.76,
  floorBehind: 0.28,
  leastWall: 0.4,
  aside: 0.65,
  closer: 1.2,
  lightSide: 1,
  fall: { depth: 0.17, lean: 1.25 },
};

export const stageViews = { usual, above, near, far } as const;
export type StageViewName = keyof typeof stageViews;
