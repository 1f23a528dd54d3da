/** Messages of a framed tool to the page around it. docs/embedding.md is the contract. */
export type FrameMessage =
  | { type: 'ready'; tool: string }
  | { type: 'resize'; height: number }
  | {
      type: 'result';
      blob: Blob;
      name: string;
      content_type: string;
      width: number;
      height: number;
    };

export type FramePort = { send: (message: FrameMessage) => void };

type Around = {
  parent: Pick<Window, 'postMessage'>;
  self: unknown;
  location: { ancestorOrigins?: ArrayLike<string>; origin: string };
};

/** Marks our messages among others that a page gets. */
const source = 'tintory';
const version = 1;

/**
 * Posts messages to the page around. Each names its target origin, one that may frame us: the
 * browser delivers it to no other.
 *
 * @param allowed origins that may frame us besides our own
 */
export function createFramePort(
  allowed: readonly string[],
  { parent, self, location }: Around = window,
): FramePort {
  if (parent === self) return { send: () => undefined };
  const around = location.ancestorOrigins?.[0];
  const targets = [...allowed, location.origin].filter(
    (origin) => around === undefined || origin === around,
  );
  return {
    send: (message) => {
      for (const target of targets) parent.postMessage({ source, version, ...message }, target);
    },
  };
}
