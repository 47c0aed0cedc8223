import type { Page } from '@playwright/test';
import type { MissionAttempt } from '#contract/mission.ts';

/** An order and a sentence as evidence, as the server shows them. The events' right order is `CADB`. */
export const formQuestions = {
  order: {
    form: 'ORDER' as const,
    category: 'SENTENCE' as const,
    question: '누리와 할머니가 한 일을 차례대로 놓아 볼까요?',
    events: [
      '손전등에 빨간 종이를 씌웠어요',
      '나침반을 꺼내 북쪽을 찾았어요',
      '기차를 타고 갔어요',
      '등불을 껐어요',
    ].map((text, at) => ({ id: 'ABCD'.charAt(at), text })),
  },
  evidence: {
    form: 'EVIDENCE' as const,
    category: 'CONTEXT' as const,
    question: '도시에서 별을 보기 어려운 까닭은 어느 문장에서 알 수 있나요?',
    sentences: [
      '밝은 곳에 있던 눈은 약한 별빛을 놓쳐요.',
      '이십 분쯤 지나면 눈이 어둠에 익숙해져요.',
      '할머니는 손전등에 빨간 종이를 씌웠어요.',
      '그러면 별이 훨씬 많이 보여요.',
    ].map((text, at) => ({ no: at + 1, text })),
  },
};

/** The right order of the events, in words. */
export const rightEvents = [...'CADB'].map(
  (id) => formQuestions.order.events.find((event) => event.id === id)?.text ?? '',
);

/**
 * Puts both forms in place of the first two questions of any quiz, and marks them: which forms a book has is up to its
 * writers.
 */
export async function withForms(page: Page): Promise<void> {
  const keys: string[] = [];
  await page.route('**/api/mission/attempts', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: MissionAttempt };
    const { content } = body.data;
    if (content.kind !== 'QUIZ') throw new Error('no quiz');
    const [first, second, ...others] = content.items;
    keys.splice(0, 2, first?.key ?? '', second?.key ?? '');
    const [order, evidence] = keys as [string, string];
    content.items = [{ ...formQuestions.order, key: order }, { ...formQuestions.evidence, key: evidence }, ...others];
    await route.fulfill({ response, json: body });
  });
  await page.route('**/api/mission/attempts/*/verdicts', async (route) => {
    const answer = route.request().postDataJSON() as { key: string; value: string; seq: number };
    const at = keys.indexOf(answer.key);
    if (at < 0) return route.continue();
    const correct = answer.value === ['CADB', '1'][at];
    const explanation = correct ? '불을 끄고 눈이 어둠에 익숙해지게 했어요.' : null;
    const verdict = { key: answer.key, value: answer.value, correct, explanation, pageNo: 2, scene: null };
    await route.fulfill({ json: { status: 200, message: 'OK', data: { answer, markedAtOnce: true, verdict } } });
  });
}
