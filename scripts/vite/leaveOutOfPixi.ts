import type { Plugin } from 'vite';

/**
 * Parts of Pixi that nobody here runs, by the end of the module that imports them and of what it imports, and what
 * stands in their place. The game draws with WebGL or the 2D canvas (`game/engine/useRendererAttempt`); the renderer
 * for WebGPU
 * is 15 kB of every first scene, since the module that spares Pixi `eval` patches it too.
 */
const unused: readonly { asker: string; asked: string; instead: string }[] = [
  { asker: '/unsafe-eval/init.mjs', asked: '/GpuUboSystem.mjs', instead: 'export class GpuUboSystem {}' },
  { asker: '/autoDetectRenderer.mjs', asked: '/WebGPURenderer.mjs', instead: 'export class WebGPURenderer {}' },
];

/** Leaves the renderer for WebGPU out of the build. */
export function leaveOutOfPixi(): Plugin {
  const mark = '\0chaekbada:unused-pixi:';
  return {
    name: 'chaekbada:leave-out-of-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const at = unused.findIndex(
        ({ asker, asked }) => importer?.includes('/pixi.js/') && importer.endsWith(asker) && id.endsWith(asked),
      );
      return at === -1 ? null : `${mark}${at}`;
    },
    load: (id) => (id.startsWith(mark) ? (unused[Number(id.slice(mark.length))]?.instead ?? null) : null),
  };
}
