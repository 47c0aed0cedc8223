import { expect, it } from 'vitest';
import { SeaSound } from './SeaSound.ts';

/** Behaves as howler does: what is played before it is loaded plays once it is, and `play` may take a while to begin. */
function createHowl() {
  const listeners = new Map<string, (() => void)[]>();
  const tell = (event: string) => {
    for (const listener of listeners.get(event) ?? []) listener();
  };
  const howl = {
    loaded: false,
    locked: false,
    voices: 0,
    loudness: 0,
    waiting: 0,
    on: (event: string, listener: () => void) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    state: () => (howl.loaded ? 'loaded' : 'loading'),
    volume: (volume: number) => {
      howl.loudness = volume;
    },
    playing: () => howl.voices > 0,
    play: () => {
      if (!howl.loaded || howl.locked) howl.waiting += 1;
      else howl.begin(1);
    },
    pause: () => {
      howl.voices = 0;
    },
    begin: (voices: number) => {
      howl.voices += voices;
      tell('play');
    },
    load: () => {
      howl.loaded = true;
      howl.begin(howl.waiting);
      tell('load');
    },
    unlock: () => {
      howl.locked = false;
      howl.begin(howl.waiting);
    },
  };
  return howl;
}

function open() {
  const howl = createHowl();
  return { howl, sea: new SeaSound(howl as never) };
}

it('plays once it is loaded, in one voice, however often it was asked for', () => {
  const { howl, sea } = open();
  for (const volume of [0.4, 0.2, 0.4]) sea.setVolume(volume);
  howl.load();
  expect(howl).toMatchObject({ voices: 1, loudness: 0.4 });
});

it('stays silent when it was switched off while it was loading', () => {
  const { howl, sea } = open();
  sea.setVolume(0.4);
  sea.setVolume(0);
  howl.load();
  expect(howl.voices).toBe(0);
});

it('falls silent at once when it begins after it was switched off, and begins in one voice', () => {
  const { howl, sea } = open();
  howl.load();
  howl.locked = true;
  sea.setVolume(0.4);
  sea.setVolume(0.3);
  expect(howl.waiting).toBe(1);
  sea.setVolume(0);
  howl.unlock();
  expect(howl.voices).toBe(0);
  sea.setVolume(0.3);
  expect(howl).toMatchObject({ voices: 1, loudness: 0.3 });
});
