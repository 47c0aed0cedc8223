import { describe, expect, it } from 'vitest';
import { fillPolicy } from './fillPolicy.ts';
import { policyGaps } from './policyGaps.ts';
import type { CompanyFacts } from './policySlots.ts';

const nothing: CompanyFacts = { name: null, privacyOfficer: null, phone: null, mail: null };
const all: CompanyFacts = {
  name: '(주)푸른바다',
  privacyOfficer: '김바다 (이사)',
  phone: '1588-1234',
  mail: 'help@sea.kr',
};
const text = [
  '## 8. 책임자와 연락처',
  '- 운영기관: (운영기관 이름)',
  '- 개인정보 보호책임자: (이름과 직책)',
  '- 전화와 이메일: (전화번호), (이메일 주소)',
  '',
  '연락처(전화번호), 기관(운영기관 이름)과 (이름과 직책)을 적습니다: (홈 사이트)',
].join('\n');

describe('what an installation says of itself', () => {
  it('stands in the lines that ask for it, and nowhere else', () => {
    expect(fillPolicy(text, all).split('\n')).toEqual([
      '## 8. 책임자와 연락처',
      '- 운영기관: (주)푸른바다',
      '- 개인정보 보호책임자: 김바다 (이사)',
      '- 전화와 이메일: 1588-1234, help@sea.kr',
      '',
      '연락처(전화번호), 기관(운영기관 이름)과 (이름과 직책)을 적습니다: (홈 사이트)',
    ]);
    expect(policyGaps(text, all)).toEqual([]);
  });

  it('is one way to be reached where there is only one', () => {
    expect(fillPolicy(text, { ...all, phone: null })).toContain('- 전화와 이메일: help@sea.kr\n');
    expect(fillPolicy(text, { ...all, mail: null })).toContain('- 전화와 이메일: 1588-1234\n');
    expect(policyGaps(text, { ...all, mail: null })).toEqual([]);
  });

  it('is a sentence where nothing was said, and a gap', () => {
    const filled = fillPolicy(text, nothing);
    expect(filled.match(/: 아직 적지 않았습니다$/gm)).toHaveLength(3);
    expect(filled).not.toMatch(/: \((?:운영|이름|전화)/);
    expect(policyGaps(text, nothing)).toEqual(['COMPANY', 'OFFICER', 'CONTACT']);
    expect(policyGaps(text, { ...all, privacyOfficer: null })).toEqual(['OFFICER']);
    expect(policyGaps(text.replaceAll('\n', '\r\n'), nothing)).toEqual(['COMPANY', 'OFFICER', 'CONTACT']);
    expect(policyGaps('동의하지 않을 수 있습니다.', nothing)).toEqual([]);
  });

  it('is taken as it is, also where a replacement would mean something', () => {
    expect(fillPolicy(text, { ...all, name: '$& $1 바다' })).toContain('- 운영기관: $& $1 바다\n');
  });
});
