import { grades } from '../../book/grades.ts';
import { levelOfRaq } from '../../book/readingLevels.ts';
import { levelBand } from '../../diagnosis/levelBand.ts';
import { withJosa } from '../../text/withJosa.ts';
import { formatShortDate } from '../../time/formatKoreanDate.ts';
import { countRight } from './judgeLevel.ts';
import type { DoubtedReader } from './LevelReviewState.ts';

/** One thing that is known of a reader, for who decides about the level. */
export interface LevelFact {
  readonly name: string;
  readonly value: string;
}

/** What was known before, then what each test came to, in the order to be read. */
export function levelFacts({ grade, usual, tests }: Pick<DoubtedReader, 'grade' | 'usual' | 'tests'>): LevelFact[] {
  const { levelFrom, levelTo } = levelBand(usual);
  const usually = levelFrom === levelTo ? levelFrom : `${levelFrom}~${levelTo}`;
  const missions = `최근 90일의 독서 퀴즈와 OX ${usual.missionCount}번`;
  const sources = [usual.test === null ? '' : '진단검사', usual.missionCount === 0 ? '' : missions].filter(Boolean);
  const known = usual.knownBy === 'GRADE' ? '학년만 알아요' : `${withJosa(sources.join(', '), '으로/로')} 보았어요`;
  return [
    { name: '학년', value: grades.find(({ code }) => code === grade)?.name ?? '' },
    {
      name: '지난 진단검사',
      value: usual.test === null ? '없어요' : `${levelOfRaq(usual.test.raq)} · ${formatShortDate(usual.test.at)}`,
    },
    { name: '평소 수준', value: `${usually} · ${known}` },
    ...tests.map(({ answers, raq, at }, index) => ({
      name: `대회 진단검사 ${index + 1}`,
      value: `${answers.length}문제 가운데 ${countRight(answers)}개 맞힘 · ${levelOfRaq(raq)} · ${formatShortDate(at)}`,
    })),
  ];
}
