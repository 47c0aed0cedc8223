import { expect, it } from 'vitest';
import { contestScope, isForReader, staysInContest } from './contestScope.ts';

const site = { sites: ['edu', 'school'], academyNo: null, classNos: [] };
const school = { sites: ['school'], academyNo: 7, classNos: [] };
const classes = { sites: ['school'], academyNo: 7, classNos: [31, 32] };
const reader = { site: 'school', academyNo: 7, classNo: 31 };

it('names whose contest it is', () => {
  expect([site, school, classes].map(contestScope)).toEqual(['SITE', 'INSTITUTION', 'CLASS']);
});

it.each([
  ['of the class', reader, [true, true, true]],
  ['of another class', { ...reader, classNo: 33 }, [true, true, false]],
  ['without a class', { ...reader, classNo: null }, [true, true, false]],
  ['of another institution', { ...reader, academyNo: 8 }, [true, false, false]],
  ['without an institution', { ...reader, academyNo: null, classNo: null }, [true, false, false]],
  ['of another site', { ...reader, site: 'home' }, [false, false, false]],
])('lets in a reader %s', (_, who, expected) => {
  expect([site, school, classes].map((host) => isForReader(host, who))).toEqual(expected);
});

it('keeps who changes the class, and ends with the institution', () => {
  expect(staysInContest(classes, { ...reader, classNo: null })).toBe(true);
  expect(staysInContest(classes, { ...reader, academyNo: 8 })).toBe(false);
  expect(staysInContest(site, { ...reader, academyNo: 8 })).toBe(true);
});
