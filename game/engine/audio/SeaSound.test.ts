import { expect, it } from 'vitest';
import { SeaSound } from './SeaSound.ts';

const VOICE = 1007;

/** Behaves as howler does: what is played before it is loaded plays once it is, and `play` may take a while to begin. */
function createHowl() {
  const listeners = new Map<string, (() => void)[]>();
  const notify = (event: string) => {
    for (const listener of listeners.get(event) ?? []) listener();
  };
  const howl = {
    loaded: false,
    locked: false,
    voices: 0,
    loudness: 0,
    waiting: 0,
    on: (event: string, listener: () => void) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    asked: 0,
    played: [] as unknown[],
    state: () => (howl.loaded ? 'loaded' : howl.asked > 0 ? 'loading' : 'unloaded'),
    volume: (volume: number) => {
      howl.loudness = volume;
    },
    playing: () => howl.voices > 0,
    play: (what: unknown) => {
      howl.played.push(what);
      if (!howl.loaded || howl.locked) howl.waiting += 1;
      else howl.begin(1);
      return VOICE;
    },
    pause: () => {
      howl.voices = 0;
    },
    begin: (voices: number) => {
      howl.voices += voices;
      notify('play');
    },
    load: () => {
      howl.asked += 1;
    },
    arrive: () => {
      howl.loaded = true;
      howl.begin(howl.waiting);
      notify('load');
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
  howl.arrive();
  expect(howl).toMatchObject({ voices: 1, loudness: 0.4 });
});

it('stays silent when it was switched off while it was loading', () => {
  const { howl, sea } = open();
  sea.setVolume(0.4);
  sea.setVolume(0);
  howl.arrive();
  expect(howl.voices).toBe(0);
});

it('falls silent at once when it begins after it was switched off, and begins in one voice', () => {
  const { howl, sea } = open();
  howl.arrive();
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

it('goes on with the voice it had', () => {
  const { howl, sea } = open();
  sea.setVolume(0.4);
  howl.arrive();
  sea.setVolume(0);
  sea.setVolume(0.4);
  expect(howl.played).toEqual(['round', VOICE]);
});

it('is fetched when it is first to be heard, once', () => {
  const { howl, sea } = open();
  sea.setVolume(0);
  expect(howl.asked).toBe(0);
  for (const volume of [0.4, 0, 0.2]) sea.setVolume(volume);
  expect(howl.asked).toBe(1);
});
