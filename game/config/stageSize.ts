/** Virtual units of the stage. Scenes lay themselves out in these; `fitStage` maps them to the screen. */
export const stageSize = {
  /** The customer's canvas. */
  landscape: { width: 1280, height: 800 },
  /**
   * A phone or tablet held upright: the width is fixed and the height follows the box, so that nothing is lost to
   * bars. At 360 CSS px a unit is 0.6 px: text of 27 units is 16 px, a target of 80 units is 48 px.
   */
  portrait: { width: 600, minHeight: 780, maxHeight: 1340 },
  /**
   * A phone held sideways: where the customer's canvas would shrink below `from` CSS px a unit, this one is used. Its
   * height is fixed and its width follows the box. At 360 CSS px a unit is 0.75 px: text of 22 units is 16 px, a
   * target of 64 units is 48 px.
   */
  short: { height: 480, minWidth: 800, maxWidth: 1280, maxHeight: 640, from: 0.78 },
  /** Backing store of the canvas per CSS pixel; more costs fill rate and is not seen. */
  maxResolution: 2,
} as const;
