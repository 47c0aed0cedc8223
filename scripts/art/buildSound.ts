import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { effectSprite } from './sound/effects.ts';
import { seaLoop } from './sound/sea.ts';
import { toWav } from './sound/wav.ts';

/** Writes public/sound; our own synthesis, same bytes every time. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../public/sound');
const EFFECT_RATE = 22050;
/** The sea has little above 4 kHz; half the rate gives a loop twice as long. */
const SEA_RATE = 11025;
const SEA_SECONDS = 13.6;

await mkdir(folder, { recursive: true });
const { track, sprite } = effectSprite(EFFECT_RATE);
const effects = toWav(track, 0.8);
const sea = toWav(seaLoop(SEA_SECONDS, SEA_RATE), 0.5);
await writeFile(join(folder, 'effects.wav'), effects);
await writeFile(join(folder, 'effects.json'), `${JSON.stringify({ src: ['/sound/effects.wav'], sprite })}\n`);
await writeFile(join(folder, 'sea.wav'), sea);
console.info(`public/sound: effects ${effects.length} bytes, sea ${sea.length} bytes`);
