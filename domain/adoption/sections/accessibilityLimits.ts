interface Limit {
  text: string;
  /** Words of the document that this limit comes from: a test looks whether they still stand there. */
  from: { document: 'docs/plan.md' | 'docs/browsers.md'; words: string };
}

/** What is known to fall short of the standard, or was not looked at. */
export const accessibilityLimits: readonly Limit[] = [
  {
    text: '글자의 간격을 넓히거나 글자를 키운 상태는 홈 사이트의 모든 화면에서 확인했으나, 소개와 가입, 그림판 위의 미션(십자말, 짝 맞추기)에서는 아직 확인하지 않았습니다.',
    from: {
      document: 'docs/plan.md',
      words: 'Text spacing and larger letters on the intro, the sign-up and the canvas missions',
    },
  },
  {
    text: '화면 낭독기로는 가상의 낭독기로 열 화면의 순서를 시험했으며, 실제 낭독기로 제품 전체를 사람이 확인하지는 않았습니다.',
    from: { document: 'docs/browsers.md', words: 'Nobody has tested the whole product with a real one' },
  },
  {
    text: '운영체제의 고대비(강제 색)에서 지금 문항을 나타내는 점의 테두리가 안쪽 고리에 조금 가려집니다. 색을 뒤집은 화면은 만들었으나 눈으로 보지 못했습니다.',
    from: {
      document: 'docs/plan.md',
      words: "In forced colours the edge of the current question's dot is partly covered",
    },
  },
  {
    text: '가로 480, 세로 320픽셀의 아주 작은 화면에서는 십자말에서 만나는 낱말의 풀이가 잘립니다.',
    from: { document: 'docs/plan.md', words: 'The crossword at 480 × 320 cuts the clue of the crossing word' },
  },
];
