import { describe, expect, it } from 'vitest';
import { type CheckedGate, reportCheck } from './reportCheck.ts';

const codes: CheckedGate[] = ['TOO_SHORT', 'FEW_SENTENCES', 'FEW_TERMS', 'REPEATING', 'COPIED'];
const states = (length: number, lacking: readonly CheckedGate[] = []) =>
  codes.map((code) => reportCheck(code, { length, minLength: 100, maxLength: 200, lacking: new Set(lacking) }));

describe('reportCheck', () => {
  it('leaves what only a text can break for later while there is none', () => {
    expect(states(0)).toEqual(['OPEN', 'OPEN', 'OPEN', 'LATER', 'LATER']);
    expect(states(0, codes)).toEqual(['OPEN', 'OPEN', 'OPEN', 'LATER', 'LATER']);
  });

  it('says nothing of so few letters, and ticks what holds once there is a sentence', () => {
    expect(states(3)).toEqual(['OPEN', 'DONE', 'DONE', 'LATER', 'LATER']);
    expect(states(60, ['FEW_TERMS', 'COPIED'])).toEqual(['OPEN', 'DONE', 'OPEN', 'DONE', 'OPEN']);
  });

  it('holds the length from both sides', () => {
    expect([99, 100, 200, 201].map((length) => states(length)[0])).toEqual(['OPEN', 'DONE', 'DONE', 'OPEN']);
  });
});
