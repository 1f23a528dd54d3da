/**
 * The CSS custom properties that every app defines (light and dark) and every lib may use. A lib
 * uses only these names, never its own colours, fonts or radii.
 */
export const designTokens = [
  /** Background of the page. */
  '--tint-page',
  /** Background of cards, panels and floating elements. */
  '--tint-raised',
  /** Text. */
  '--tint-ink',
  /** Secondary text. */
  '--tint-quiet',
  /**
   * The accent colour: fill of the main action, links, focus. Readable as text on page and raised.
   */
  '--tint-accent',
  /** Text and icons on a fill of accent. */
  '--tint-accent-text',
  /** A light accent tint behind selected or hovered items. */
  '--tint-accent-wash',
  /** Text of success, error and warning messages. */
  '--tint-good',
  '--tint-bad',
  '--tint-caution',
  /** Hairlines and borders. */
  '--tint-line',
  /** Borders of fields and switches: at least 3:1 against page and raised. */
  '--tint-line-strong',
  /** The two squares of the transparency checkerboard. */
  '--tint-board-a',
  '--tint-board-b',
  /** The only shadow, for floating elements. */
  '--tint-shadow',
  '--tint-radius-control',
  '--tint-radius-card',
  '--tint-radius-canvas',
  '--tint-font-heading',
  '--tint-font-text',
  /** Duration and easing of a transition; zero with reduced motion. */
  '--tint-motion',
] as const;
