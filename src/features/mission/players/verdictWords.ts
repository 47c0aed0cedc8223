import type { ItemStanding } from './itemStanding.ts';

const PRAISE = ['맞았어요!', '잘 찾았어요!', '바로 그거예요!'] as const;

interface VerdictWords {
  standing: ItemStanding;
  /** Right answers in a row, this one included. */
  run: number;
  /** Nothing reaches the server at the moment. */
  offline: boolean;
}

/** The first words on an answer, kind in every case. */
export function verdictWords({ standing, run, offline }: VerdictWords): string {
  switch (standing) {
    case 'open':
      return '';
    case 'waiting':
      return offline ? '답을 잘 두었어요. 연결되면 맞았는지 알려 줄게요.' : '맞았는지 보고 있어요.';
    case 'right':
      return run >= 3 ? `${run}개를 이어서 맞혔어요!` : (PRAISE[run % PRAISE.length] ?? PRAISE[0]);
    case 'wrong':
      return '괜찮아요, 답이 조금 달라요.';
  }
}
