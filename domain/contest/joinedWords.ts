import { withJosa } from '../text/withJosa.ts';

/** What joining came to. */
export interface Joined {
  /** Null where there is one level for all. */
  level: { readingLevel: string; name: string } | null;
  /** Contest points of missions handed in before joining. */
  point: number;
  /** Books read before the contest that another book stands in for, and those without any. */
  replaced: number;
  lacking: number;
}

/** What the student reads after joining. */
export function joinedWords({ level, point, replaced, lacking }: Joined): string {
  return [
    level === null
      ? '모두 같은 책을 함께 읽어요!'
      : `나의 대회 수준은 ${withJosa(level.readingLevel, '이에요/예요')}. ${level.name} 친구들과 함께 읽어요!`,
    point > 0 ? `대회가 시작한 뒤에 해 둔 미션에서 ${withJosa(`${point}점`, '을/를')} 모았어요.` : '',
    replaced > 0 ? `전에 읽은 책 ${replaced}권은 새로운 책으로 바꿔 두었어요.` : '',
    lacking > 0 ? `바꿀 책이 없는 ${lacking}권은 그대로 두었어요. 선생님이나 고객센터에 알려 주세요.` : '',
  ]
    .filter((line) => line !== '')
    .join(' ');
}
