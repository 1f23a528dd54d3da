/**
 * The CSS custom properties every app defines (light and dark) and every lib may use. Names are the
 * contract, values belong to the app: a lib never writes a colour, a font or a radius of its own.
 */
export const designTokens = [
  /** Ground of the whole page. */
  '--tint-page',
  /** Cards, panels and whatever floats. */
  '--tint-raised',
  /** Text. */
  '--tint-ink',
  /** Secondary text. */
  '--tint-quiet',
  /** The one hot colour: fill of the main action, links, focus. Readable as text on page and raised. */
  '--tint-accent',
  /** Text and icons on a fill of accent. */
  '--tint-accent-text',
  /** A breath of accent behind what is chosen or hovered. */
  '--tint-accent-wash',
  /** Text of good, bad and cautious news. */
  '--tint-good',
  '--tint-bad',
  '--tint-caution',
  /** Hairlines and borders. */
  '--tint-line',
  /** Borders of fields and switches: at least 3:1 against page and raised. */
  '--tint-line-strong',
  /** The two squares of the transparency board. */
  '--tint-board-a',
  '--tint-board-b',
  /** The one shadow, for what floats. */
  '--tint-shadow',
  '--tint-radius-control',
  '--tint-radius-card',
  '--tint-radius-canvas',
  '--tint-font-heading',
  '--tint-font-text',
  /** Duration and easing of a transition; zero with reduced motion. */
  '--tint-motion',
] as const;
