import { readViewBox } from './rasterise.ts';

/**
 * A picture without its root element, to stand in another one; ids are made unique, since one document holds many.
 *
 * @param side what its width and height become; without it, it keeps its own units
 */
export function inlineSvg(svg: string, prefix: string, side?: number): string {
  const box = readViewBox(svg);
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const unique = inner.replace(/id="([^"]+)"/g, `id="${prefix}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
  const view = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" overflow="visible"`;
  return `<svg x="${box.x}" y="${box.y}" width="${side ?? box.width}" height="${side ?? box.height}" ${view}>${unique}</svg>`;
}
