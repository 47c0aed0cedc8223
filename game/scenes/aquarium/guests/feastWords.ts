import type { SeaFeast } from '#contract/feast.ts';
import { withJosa } from '#domain/text/withJosa.ts';

export interface FeastWords {
  /** Why it is here. */
  from: string;
  spoken: string;
  note: string;
  buttons: readonly string[];
  /** This line leaves the keepsake. */
  gives: boolean;
  /** What the pet speaks after the last line. */
  petAfterwards: string;
}

/** What the visitor of a feast speaks. @param line number of the line, from 0; without lines it is simply there */
export function feastWords({ feastName, name, bookName, lines, keepsake }: SeaFeast, line: number): FeastWords {
  const from =
    bookName === null ? `${withJosa(feastName, '을/를')} 알리러 왔어요` : `늦은 선물 · 『${bookName}』과 함께 왔어요`;
  const spoken = lines[line];
  if (spoken === undefined) {
    return {
      from,
      spoken: '여기 물결은 명절에도 참 좋네요. 조금 더 놀다 갈게요.',
      note: '',
      buttons: ['같이 놀아요!'],
      gives: false,
      petAfterwards: `${withJosa(name, '와/과')} 같이 있으니 즐거워요.`,
    };
  }
  const last = line === lines.length - 1;
  if (!last) return { from, spoken, note: '', buttons: ['더 들려주세요'], gives: false, petAfterwards: '' };
  if (keepsake === null) {
    return {
      from,
      spoken,
      note: '',
      buttons: ['또 만나서 반가워요!'],
      gives: false,
      petAfterwards: `${feastName} 이야기는 들을 때마다 새로워요.`,
    };
  }
  return {
    from,
    spoken,
    note: `${keepsake.name}: ${keepsake.line}`,
    buttons: ['고마워요! 도감에 간직할게요'],
    gives: true,
    petAfterwards: `${withJosa(keepsake.name, '을/를')} '바다의 명절'에 고이 넣었어요.`,
  };
}
