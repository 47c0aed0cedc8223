import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { chooseForm, type FormUse } from './chooseForm.ts';

const bands = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] as const;
const forms = bands.flatMap((band, at) =>
  (['DIAGNOSIS', 'DIAGNOSIS', 'CONTEST'] as const).map((use, place) => ({ formNo: at * 10 + place, band, use })),
);
const uses = fc.constantFrom<FormUse>('DIAGNOSIS', 'CONTEST');

it('never gives a form twice while there is another one of the band or beside it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ band: fc.constantFrom(...bands), use: uses }), { maxLength: 12 }),
      fc.nat(),
      (tests, seed) => {
        const random = createRandom(seed);
        const taken: number[] = [];
        for (const { band, use } of tests) {
          const form = chooseForm(forms, { band, use, taken }, random);
          expect(form?.use).toBe(use);
          const near = forms.filter(
            (one) => one.use === use && Math.abs(bands.indexOf(one.band) - bands.indexOf(band)) <= 1,
          );
          if (near.some(({ formNo }) => !taken.includes(formNo))) expect(taken).not.toContain(form?.formNo);
          else expect(form?.band).toBe(band);
          taken.push(form?.formNo ?? -1);
        }
      },
    ),
  );
});

it('takes the own band first, and what was taken longest ago when all were', () => {
  const choose = (taken: number[]) => chooseForm(forms, { band: 'B1', use: 'DIAGNOSIS', taken }, () => 0)?.formNo;
  expect(choose([])).toBe(0);
  expect(choose([0])).toBe(1);
  expect(choose([1, 0])).toBe(10);
  expect(choose([1, 0, 10, 11])).toBe(1);
});

it('serves with what the band has where no form is made for the use', () => {
  const [only] = forms;
  expect(chooseForm(only ? [only] : [], { band: 'B1', use: 'CONTEST', taken: [0] }, () => 0)).toBe(only);
});

it('gives nothing where there is no form of the band', () => {
  const others = forms.filter(({ band }) => band !== 'B3');
  expect(chooseForm(others, { band: 'B3', use: 'CONTEST', taken: [] }, () => 0)).toBeUndefined();
});
