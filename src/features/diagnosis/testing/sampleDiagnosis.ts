import type { DiagnosisReport, DiagnosisStart, DiagnosisTest } from '#contract/diagnosis.ts';

const start: DiagnosisStart = {
  currentDate: '2026-11-20T03:00:00.000Z',
  schoolGrade: 'ELEMENTARY_3',
  gradeName: '초등 3학년',
  title: '줄기 읽기 진단 (초등 3~4학년)',
  minutes: 20,
  itemCount: 3,
  mode: 'FIXED',
  open: null,
  startsFrom: null,
  paused: null,
  latest: null,
};

const question = (no: number, passageKey: string | null) => ({
  key: `b2-0${no}`,
  passageKey,
  content: '',
  question: `물음 ${no}`,
  options: [1, 2, 3, 4].map((option) => ({ no: option, text: `${no}의 ${option}` })),
});

const test: DiagnosisTest = {
  diagnosisApplyNo: 31,
  mode: 'FIXED',
  title: start.title,
  minutes: 20,
  itemCount: 3,
  startedAt: start.currentDate,
  currentDate: start.currentDate,
  passages: [{ key: 'B2-p1', title: '할아버지의 자전거', kind: 'NARRATIVE', paragraphs: ['바퀴 소리가 났다.'] }],
  questions: [question(1, null), question(2, 'B2-p1'), question(3, 'B2-p1')],
  answers: [],
};

const report: DiagnosisReport = {
  diagnosisApplyNo: 31,
  gradeName: '초등 3학년',
  testTitle: start.title,
  finishedAt: start.currentDate,
  readingLevel: '3A',
  raq: 480,
  raqFrom: 380,
  raqTo: 580,
  levelFrom: '2A',
  levelTo: '4A',
  grades: '초등 2~4학년',
  meaning: { title: '이야기를 끝까지 따라가는 줄기 독자', text: '긴 이야기를 읽어요.' },
  categories: [
    {
      category: 'WORD',
      name: '어휘 이해',
      word: 'STRONG',
      wordName: '잘해요',
      correctCount: 3,
      itemCount: 3,
      standing: 90,
    },
  ],
  nextSteps: ['날마다 조금씩 읽어 보세요.'],
  trend: [
    { diagnosisApplyNo: 30, finishedAt: '2026-07-01T03:00:00.000Z', raq: 300, error: 100, readingLevel: '1B' },
    { diagnosisApplyNo: 31, finishedAt: start.currentDate, raq: 480, error: 100, readingLevel: '3A' },
  ],
  change: 'HIGHER',
  changeText: '지난번보다 더 어려운 글을 읽어 냈어요.',
  notice: '스무 문제로는 범위로 알려 드려요.',
  books: [],
};

/** One student at the three stages: before the test, in it, and after it. */
export const sampleDiagnosis = { start, test, report };
