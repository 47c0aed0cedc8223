import type { PackSite } from './PackFacts.ts';

interface PackWords {
  title: string;
  lead: string;
  /** `학교` or `학원`. */
  institution: string;
  /** What the checklist is for. */
  checklist: string;
}

/** An academy is no school: no committee of a school decides there. */
const words: Readonly<Record<PackSite, PackWords>> = {
  school: {
    title: '학교 도입 자료',
    lead: '학습지원 소프트웨어를 고를 때 살피는 개인정보 보호의 필수 기준과, 그 근거가 되는 문서와 기능을 한데 모았습니다. 학교운영위원회의 심의 자료로 쓸 수 있습니다.',
    institution: '학교',
    checklist:
      '학교가 학습지원 소프트웨어를 고를 때에는 개인정보 보호의 다섯 가지 필수 기준을 지키는지 확인하고 학교운영위원회의 심의를 거칩니다 (초·중등교육법 제29조의2). 기준마다 물음을 저희의 말로 풀어 적고, 답과 근거를 적었습니다.',
  },
  edu: {
    title: '학원 도입 자료',
    lead: '학원이 책바다를 쓰기로 정하기 전에 살필 개인정보 보호의 기준과, 그 근거가 되는 문서와 기능을 한데 모았습니다.',
    institution: '학원',
    checklist:
      '학교가 학습지원 소프트웨어를 고를 때 살피는 개인정보 보호의 다섯 가지 기준을 학원에도 그대로 적용했습니다. 기준마다 물음을 저희의 말로 풀어 적고, 답과 근거를 적었습니다.',
  },
};

export const packWords = (site: PackSite): PackWords => words[site];
