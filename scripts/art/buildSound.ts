import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { effectSprite } from './sound/effects.ts';
import { seaLoop, withSeams } from './sound/sea.ts';
import { toMp3 } from './sound/toMp3.ts';

/** Writes public/sound; our own synthesis, same bytes every time. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../public/sound');
const EFFECT_RATE = 44_100;
/** The sea has little above 4 kHz. */
const SEA_RATE = 22_050;
const SEA_SECONDS = 13.6;

await mkdir(folder, { recursive: true });
const effects = effectSprite(EFFECT_RATE);
const sea = withSeams(seaLoop(SEA_SECONDS, SEA_RATE));
const files = { 'effects.mp3': await toMp3(effects.track, 0.8, 64), 'sea.mp3': await toMp3(sea.track, 0.5, 32) };
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(folder, name), bytes);
  console.info(`public/sound/${name}: ${bytes.length} bytes`);
}
const map = {
  effects: { src: ['/sound/effects.mp3'], sprite: effects.sprite },
  sea: { src: ['/sound/sea.mp3'], sprite: { round: sea.round } },
};
await writeFile(join(folder, 'sounds.json'), `${JSON.stringify(map)}\n`);
