import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { animalOfType, type TypeAnimal } from '#domain/personality/typeAnimals.ts';

const { results } = JSON.parse(readFileSync('content/personality/test.json', 'utf8')) as {
  results: { code: string; name: string }[];
};
const koreanNames: Readonly<Record<TypeAnimal, string>> = {
  dolphin: '돌고래',
  seahorse: '해마',
  'flying-fish': '날치',
  jellyfish: '해파리',
  crab: '꽃게',
  turtle: '바다거북',
  octopus: '문어',
  ray: '가오리',
  whale: '혹등고래',
  beluga: '흰고래',
  seal: '물범',
  otter: '해달',
  penguin: '펭귄',
  'hermit-crab': '소라게',
  squid: '오징어',
  pufferfish: '복어',
};

describe('the animal of a type', () => {
  it.each(results)('$name has its picture', ({ code, name }) => {
    const animal = animalOfType(code);
    expect(animal && name.endsWith(koreanNames[animal])).toBe(true);
    expect(existsSync(join('public/art/personality', `${animal}.webp`))).toBe(true);
  });

  it('is unknown for what is no type', () => {
    expect(['', 'XXXX', 'toString'].map(animalOfType)).toEqual([null, null, null]);
  });
});
