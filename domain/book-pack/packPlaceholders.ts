/** What stands where an editor still has to write. `#` stands for a number. */
export const packPlaceholders = {
  bookName: '여기에 제목',
  authorName: '여기에 지은이',
  summary: '여기에 결말을 말하지 않는 소개를 두세 문장으로 써요. 아이가 읽고 싶어져야 해요.',
  term: '낱말#',
  label: '여기에 꼬리표',
  source: '여기에 이야기의 출처와 써도 되는 까닭',
  paragraph: '여기에 #쪽의 글을 써요.',
  numberedScene: '여기에 #번째 장면',
  scene: '여기에 장면을 적어요',
  word: '여기에',
  clue: '여기에 #번째 낱말의 풀이를 써요',
  left: '여기에 왼쪽',
  right: '여기에 오른쪽 카드',
  statement: '여기에 #번째 문장을 하나 써요.',
  oxExplanation: '여기에 왜 그런지 짧게 설명해요.',
  question: '여기에 #번째 질문을 쓸까요?',
  firstOption: '보기 하나',
  secondOption: '보기 둘',
  thirdOption: '보기 셋',
  fourthOption: '보기 넷',
  sentence: '여기에 본문의 #번째 문장을 그대로 옮겨요.',
  event: '여기에 #번째로 일어난 일을 써요',
  quizExplanation: '여기에 왜 그것이 답인지 설명해요.',
  thinkPrompt: '여기에 #번째 생각거리를 물어볼까요?',
  reportTitle: '여기에 독후감 제목',
  reportPrompt: '여기에 #번째 글감을 물어볼까요?',
} as const;

const texts: ReadonlySet<string> = new Set(Object.values(packPlaceholders));

/** The placeholder of a place that is one of several. @param no counted from 1 */
export function numberPlaceholder(placeholder: string, no: number): string {
  return placeholder.replace('#', String(no));
}

/** True for a text that nobody has filled in. */
export function isPlaceholder(text: string): boolean {
  return texts.has(text.normalize('NFC').trim().replace(/\d+/u, '#'));
}
