import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiedRuns } from './copiedRuns.ts';
import { gateGuides } from './gateGuides.ts';

const page = '고래는 깊은 물속에서 오래된 노래를 불렀습니다. 노래는 파도를 타고 먼 섬까지 흘러갔습니다.';
const sentence = '노래는 파도를 타고 먼 섬까지 흘러갔습니다.';

describe('copiedRuns', () => {
  it('points at what was copied, blanks and marks aside, but not at a quotation', () => {
    const bare = sentence.replaceAll(' ', '').replace('.', '');
    expect(copiedRuns(`나는 생각했네: ${bare} 참 좋다`, page)).toMatchObject({ unquoted: bare });
    expect(copiedRuns(`“${sentence}” 참 좋다.`, page).unquoted).toBeNull();
    expect(copiedRuns(`“${sentence}” 참 좋다.`, page).share).toBeGreaterThan(0.5);
    expect(copiedRuns('고래는 깊은 바다에 산다.', page)).toEqual({ share: 0, unquoted: null });
  });

  it('gives a share between 0 and 1, all of it for the source itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, source) => {
        const { share } = copiedRuns(text, source);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
    expect(copiedRuns(page, page).share).toBe(1);
  });
});

it('has a reason in words for every gate', () => {
  for (const { name, why } of Object.values(gateGuides)) expect([name, why].join('').length).toBeGreaterThan(10);
});
