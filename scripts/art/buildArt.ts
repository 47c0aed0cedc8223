import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArtGroup, artBundles, artGroups } from './artGroups.ts';
import { buildPortraits } from './buildPortraits.ts';
import { buildTypePictures } from './buildTypePictures.ts';
import { packSheets } from './packSheets.ts';
import { rasterise } from './rasterise.ts';

/**
 * Draws assets/bundles into the sheets under public/art; same sources give the same bytes.
 * `npm run build:art` builds everything, `npm run build:art -- pet fx` only the named groups
 * (and `portrait`, `personality`).
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const sourceFolder = join(root, 'assets/bundles/aquarium');
const artFolder = join(root, 'public/art');

async function svgFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -4))
    .sort();
}

async function buildGroup(group: ArtGroup): Promise<string[]> {
  const folder = join(sourceFolder, group.folder);
  const taken = new Set(
    artGroups.flatMap((other) => (other !== group && other.folder === group.folder ? (other.only ?? []) : [])),
  );
  const all = await svgFiles(folder);
  const missing = group.only?.filter((name) => !all.includes(name)) ?? [];
  if (missing.length > 0) throw new Error(`${group.name}: no source for ${missing.join(', ')}`);
  const names = group.only ?? all.filter((name) => !taken.has(name));
  const frames = [];
  for (const name of names) frames.push(await rasterise(join(folder, `${name}.svg`), group.prefix + name, group.size));
  return await packSheets(group, frames, artFolder);
}

/** Sheets of a group that are on disk, in packing order. */
async function sheetsOf(group: string): Promise<string[]> {
  const names = await readdir(artFolder);
  return names.filter((name) => name.startsWith(`${group}-`) && name.endsWith('.json')).sort();
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const groups = asked.length > 0 ? artGroups.filter((group) => asked.includes(group.name)) : artGroups;
  await mkdir(artFolder, { recursive: true });
  for (const group of groups) {
    for (const name of await readdir(artFolder)) if (name.startsWith(`${group.name}-`)) await rm(join(artFolder, name));
    const sheets = await buildGroup(group);
    console.info(`${relative(root, artFolder)}: ${sheets.join(', ')}`);
  }
  if (asked.length === 0 || asked.includes('portrait')) {
    const count = await buildPortraits(sourceFolder, join(artFolder, 'portrait'));
    console.info(`${relative(root, artFolder)}/portrait: ${count} pictures`);
  }
  if (asked.length === 0 || asked.includes('personality')) {
    const source = join(root, 'assets/bundles/personality');
    const count = await buildTypePictures(source, sourceFolder, join(artFolder, 'personality'));
    console.info(`${relative(root, artFolder)}/personality: ${count} pictures`);
  }
  const bundles: Record<string, string[]> = {};
  for (const [bundle, names] of Object.entries(artBundles)) {
    bundles[bundle] = (await Promise.all(names.map(sheetsOf))).flat().map((file) => `/art/${file}`);
  }
  await writeFile(join(artFolder, 'manifest.json'), `${JSON.stringify({ bundles }, null, 2)}\n`);
}

await main();
