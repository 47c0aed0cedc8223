import { gsap } from 'gsap';
import { type Container, Texture } from 'pixi.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Ceremony, ceremonyWords } from './Ceremony.ts';
import { CeremonyView } from './CeremonyView.ts';

let now = 1_000;
beforeAll(() => gsap.ticker.remove(gsap.updateRoot));
afterAll(() => {
  gsap.ticker.add(gsap.updateRoot);
});

const growth: Ceremony = { kind: 'growth', species: 'octopus', nickname: '문이', level: 12, from: 'baby', to: 'young' };
const hatch: Ceremony = { ...growth, kind: 'hatch', from: 'egg', to: 'baby' };
const levelUp: Ceremony = { ...growth, kind: 'levelUp', from: 'young' };

function viewOf(ceremony: Ceremony, reducedMotion = false) {
  const onPhase = vi.fn();
  const view = new CeremonyView({ ceremony, texture: () => Texture.EMPTY, reducedMotion, petScale: 1, onPhase });
  return { view, onPhase };
}

function pass(view: CeremonyView, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    now += 1 / 60;
    gsap.updateRoot(now);
    view.update(1000 / 60);
  }
}

/** The big pet of the picture. */
function pet(view: CeremonyView): Container {
  return view.children.find((child) => child.label === 'pet') as Container;
}

describe('CeremonyView', () => {
  it.each([hatch, growth, levelUp])('$kind ends with what came of it, skipped at any moment or never', (ceremony) => {
    const part = ceremony.kind === 'hatch' ? 'head' : 'mark-1';
    for (const seconds of [0, 0.2, 0.6, 1.4, 2.4, 3.9, 30]) {
      const { view, onPhase } = viewOf(ceremony);
      pass(view, seconds);
      if (view.phase === 'before' || view.phase === 'change') view.skip();
      expect(pet(view).getChildByLabel(part, true), `${ceremony.kind} skipped after ${seconds} s`).not.toBeNull();
      if (view.phase === 'after') view.skip();
      expect(view.phase).toBe('over');
      expect(onPhase).toHaveBeenLastCalledWith('over');
      view.destroy();
    }
  });

  it('shows old and new beside each other at the end of growing', () => {
    const { view } = viewOf(growth);
    const [, old] = view.children.filter((child) => child.label === 'pet');
    expect(old?.visible).toBe(false);
    view.skip();
    expect(old?.visible).toBe(true);
    expect(old?.getChildByLabel('mark-1', true)).toBeNull();
    expect(pet(view).x).toBeGreaterThan(0);
    view.destroy();
  });

  it('is the last picture from the start for those who want less motion', () => {
    const { view } = viewOf(hatch, true);
    expect(view.phase).toBe('after');
    expect(pet(view).getChildByLabel('egg', true)).toBeNull();
    view.destroy();
    view.destroy();
  });
});

describe('ceremonyWords', () => {
  it('says what happened, with the particles that fit', () => {
    expect(ceremonyWords(hatch).title).toBe('문어가 태어났어요!');
    expect(ceremonyWords(growth)).toEqual({
      title: '문이가 쑥 자랐어요!',
      sentence: '아기 문어에서 어린 문어가 되었어요.',
    });
    expect(ceremonyWords({ ...growth, species: 'pufferfish', from: 'young', to: 'grown' }).sentence).toBe(
      '어린 복어에서 다 자란 복어가 되었어요.',
    );
    expect(ceremonyWords(levelUp).sentence).toContain('문이와');
  });
});
