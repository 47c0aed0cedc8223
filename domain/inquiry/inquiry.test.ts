import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/duration.ts';
import { checkPace } from './checkPace.ts';
import { type InquiryTexts, readInquiry } from './readInquiry.ts';
import { inquiryTuning } from './tuning.ts';

const NOW = Date.UTC(2026, 4, 6);

const good: InquiryTexts = {
  type: 'OTHER',
  name: ' 김  바다 ',
  phone: '02-123-4567',
  email: ' Sea@Example.KR ',
  region: '서울 종로구',
  content: '궁금한 것이 있습니다.\r\n두 줄입니다.',
  consent: true,
};

describe('reading an inquiry', () => {
  it('brings texts into the form they are stored in', () => {
    expect(readInquiry(good)).toEqual({
      ok: true,
      inquiry: {
        type: 'OTHER',
        name: '김 바다',
        phone: '021234567',
        email: 'sea@example.kr',
        region: '서울 종로구',
        content: '궁금한 것이 있습니다.\n두 줄입니다.',
      },
    });
  });

  it('names every field that is empty', () => {
    const empty = { type: '', name: '', phone: '', email: '', region: '', content: '', consent: false };
    const read = readInquiry(empty);
    expect(read.ok ? [] : Object.keys(read.fields).sort()).toEqual(Object.keys(empty).sort());
  });

  it.each(['www.sea.kr', 'a/b', '바다 12', '<b>', 'sea@x'])('takes no name that leads somewhere: %s', (name) => {
    expect(readInquiry({ ...good, name }).ok).toBe(false);
  });

  it.each(['Anna-Marie O’Neil'.replace('’', "'"), '제갈공명', '남궁 민'])('takes the name %s', (name) => {
    expect(readInquiry({ ...good, name }).ok).toBe(true);
  });
});

describe('the pace of inquiries', () => {
  const pace = (special: Partial<Parameters<typeof checkPace>[0]>) =>
    checkPace({ now: NOW, formIssuedAt: NOW - HOUR, fromVisitor: [], toAddress: [], ...special });

  it('takes a first one once the form was open long enough', () => {
    expect(pace({})).toBe(0);
    expect(pace({ formIssuedAt: NOW - inquiryTuning.fastest })).toBe(0);
    expect(pace({ formIssuedAt: NOW - inquiryTuning.fastest + 1 })).toBe(1);
  });

  it('lets one more in exactly when the oldest that counts has left its window', () => {
    const limits = [
      { key: 'fromVisitor', most: inquiryTuning.perHour, window: HOUR },
      { key: 'toAddress', most: inquiryTuning.perAddress, window: DAY },
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...limits),
        fc.array(fc.integer({ min: 0, max: 2 * DAY }), { maxLength: 12 }),
        ({ key, most, window }, ages) => {
          const instants = ages.map((age) => NOW - age);
          const wait = pace({ [key]: instants });
          const within = (at: number) => instants.filter((instant) => instant > at - window).length;
          expect(within(NOW + wait)).toBeLessThan(most);
          if (wait > 0) expect(within(NOW + wait - 1)).toBeGreaterThanOrEqual(most);
        },
      ),
    );
  });

  it('has a limit for a day as well', () => {
    const spread = Array.from({ length: inquiryTuning.perDay }, (_, hour) => NOW - (hour + 1) * HOUR);
    expect(pace({ fromVisitor: spread })).toBeGreaterThan(0);
    expect(pace({ fromVisitor: spread.slice(1) })).toBe(0);
  });
});
