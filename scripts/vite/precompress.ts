import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this a compressed copy saves less than one packet. */
const WORTH_COMPRESSING_BYTES = 1024;

/**
 * Writes .br and .gz twins once at build time, so that the server only picks a file.
 * Pages are left alone: the server writes the site into them for each answer. What a build before this one compressed stays.
 */
export function precompress(): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'chaekbada:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle() {
      written = true;
    },
    closeBundle() {
      // Called after a build that failed as well.
      if (!written) return;
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        const source = readFileSync(file);
        if (source.length < WORTH_COMPRESSING_BYTES || existsSync(`${file}.br`)) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
