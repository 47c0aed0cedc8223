import type { PaperResult, PaperSheet } from '#contract/paper.ts';

type Marks = PaperSheet['marks'];

const rightOf = (marks: Marks) =>
  marks === null ? '' : ` ${marks.itemCount}개 가운데 ${marks.correctCount}개 맞았고 ${marks.points}포인트를 받았어요.`;

/** What became of a sheet that was just handed in. */
export function resultWords({ outcome, name, marks, enteredBy }: PaperResult): string {
  switch (outcome) {
    case 'COUNTED':
      return `${name}: 냈어요.${rightOf(marks)}`;
    case 'ENTERED_BEFORE':
      return `${name}: ${by(enteredBy)} 먼저 입력한 답을 세요. 방금 적은 것은 세지 않았어요.${rightOf(marks)}`;
    case 'ON_SCREEN':
      return `${name}: 학생이 화면에서 먼저 낸 것을 세요. 방금 적은 것은 세지 않았어요.${rightOf(marks)}`;
  }
}

/** Why a sheet takes no answers. */
export function standWords({ stand, marks, enteredBy }: PaperSheet): string {
  switch (stand) {
    case 'OPEN':
      return '';
    case 'ENTERED':
      return `${by(enteredBy)} 답을 입력한 종이예요.${rightOf(marks)}`;
    case 'ON_SCREEN':
      return `학생이 이 미션을 화면에서 냈어요. 그 결과를 세고, 종이의 답은 세지 않아요.${rightOf(marks)}`;
    case 'WITHDRAWN':
      return '거둔 종이예요. 새로 인쇄한 종이의 코드로 열어 주세요.';
  }
}

const by = (name: string | null) => (name === null ? '다른 선생님이' : `${name} 선생님이`);
