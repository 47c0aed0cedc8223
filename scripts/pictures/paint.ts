/**
 * Paints of our drawings are written inside them: `{#light>#dark}` is a gradient from the upper left, where the light
 * comes from, `{#light|#dark}` one from top to bottom, `{#light@#dark}` a ball lit from the upper left.
 */
const PAINT = /\{(#[0-9a-fA-F]{6})([>|@])(#[0-9a-fA-F]{6})\}/gu;

/** Puts gradients into a drawing in place of its written paints, each defined once. */
export function resolvePaints(drawing: string, prefix: string): string {
  const ids = new Map<string, string>();
  const defs: string[] = [];
  const painted = drawing.replace(PAINT, (paint, light: string, kind: string, dark: string) => {
    let id = ids.get(paint);
    if (id === undefined) {
      id = `${prefix}${ids.size}`;
      ids.set(paint, id);
      const stops = `<stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>`;
      if (kind === '@') defs.push(`<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops}</radialGradient>`);
      else
        defs.push(
          `<linearGradient id="${id}" ${kind === '|' ? 'x2="0" y2="1"' : 'x1=".25" y1="0" x2=".75" y2="1"'}>${stops}</linearGradient>`,
        );
    }
    return `url(#${id})`;
  });
  return defs.length > 0 ? `<defs>${defs.join('')}</defs>${painted}` : painted;
}
