/** What the drawing library says to a screen reader, in Korean. */
export const koreanMapLabels = {
  'node.a11yDescription.default': '엔터 키로 카드를 고르고, 화살표 키로 옮길 수 있어요. 그만두려면 Esc 키를 누르세요.',
  'node.a11yDescription.keyboardDisabled': '엔터 키로 카드를 고를 수 있어요.',
  'node.a11yDescription.ariaLiveMessage': ({ direction }: { direction: string }) => {
    const ways: Record<string, string> = { up: '위로', down: '아래로', left: '왼쪽으로', right: '오른쪽으로' };
    return `카드를 ${ways[direction] ?? ''} 옮겼어요.`;
  },
  'edge.a11yDescription.default': '엔터 키로 줄을 고를 수 있어요.',
} as const;
