/** Average advance of a Hangul glyph in ems, for layouts that nobody sees. */
const GLYPH_EM = 0.92;

/**
 * A 2D context that draws nothing. Where a browser refuses both WebGL and 2D (out of memory, locked down), Pixi
 * runs on this: the scene graph, and with it every DOM twin, works on without a picture.
 */
export function nullCanvasContext(canvas: unknown): CanvasRenderingContext2D {
  const values: Record<string, unknown> = { canvas, font: '16px sans-serif' };
  const answers: Record<string, (...args: never[]) => unknown> = {
    measureText: (text: string) => {
      const size = Number.parseFloat(/(\d{1,5}(?:\.\d{1,9})?)px/.exec(String(values.font))?.[1] ?? '16');
      const width = text.length * size * GLYPH_EM;
      return {
        width,
        actualBoundingBoxLeft: 0,
        actualBoundingBoxRight: width,
        actualBoundingBoxAscent: size * 0.8,
        actualBoundingBoxDescent: size * 0.2,
        fontBoundingBoxAscent: size * 0.8,
        fontBoundingBoxDescent: size * 0.2,
      };
    },
    createLinearGradient: () => ({ addColorStop() {} }),
    createRadialGradient: () => ({ addColorStop() {} }),
    createPattern: () => ({ setTransform() {} }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
    getContextAttributes: () => ({}),
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
  };
  return new Proxy(values, {
    get: (target, key: string) => (key in target ? target[key] : (answers[key] ?? (() => undefined))),
    set: (target, key: string, value) => {
      target[key] = value;
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
}
