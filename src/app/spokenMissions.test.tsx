import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { OxPlayer } from '../features/mission/players/OxPlayer.tsx';
import { QuizPlayer } from '../features/mission/players/QuizPlayer.tsx';
import { type ReportPadComponent, ReportPlayer } from '../features/mission/players/ReportPlayer.tsx';
import { ThinkPlayer } from '../features/mission/players/ThinkPlayer.tsx';
import type { MissionSession } from '../features/mission/session/useMissionSession.ts';
import { createTestServices } from '../testing/createTestServices.ts';
import { readInOrder } from '../testing/readInOrder.ts';
import { renderShell } from '../testing/renderShell.tsx';

function sessionOf(kind: MissionKind, content: unknown): MissionSession {
  const attempt = {
    bookNo: 1042,
    bookName: '토끼전',
    readingMissionType: kind,
    locked: [],
    content,
    maxPoint: 20,
    verdicts: [],
  };
  return {
    attempt: attempt as Partial<MissionAttempt> as MissionAttempt,
    saveState: 'saved',
    answers: {},
    place: { at: null, moveTo: () => undefined, keep: () => undefined },
    overtaken: 0,
  } as Partial<MissionSession> as MissionSession;
}

afterEach(() => vi.unstubAllGlobals());

describe('a screen reader says in order', () => {
  it('a statement of the OX quiz', async () => {
    const content = {
      kind: 'OX' as const,
      items: [
        { key: 'a', statement: '토끼는 용궁에 갔어요.' },
        { key: 'b', statement: '자라는 하늘을 날아요.' },
      ],
    };
    renderShell(
      <OxPlayer session={sessionOf('OX', content)} content={content} notes={null} />,
      createTestServices({ signedIn: true }),
    );
    expect(await readInOrder()).toEqual([
      'banner',
      'button, 미션 목록으로',
      'heading, 토끼전OX 퀴즈, level 1',
      'progressbar, 답한 개수 2개 가운데 0개',
      '최대',
      '20',
      '점',
      '저장됨',
      'button, 소리와 움직임',
      'main, 토끼전OX 퀴즈',
      'navigation, 문제 고르기',
      'button, 1번 문제, 아직 비었어요, current step',
      'button, 2번 문제, 아직 비었어요',
      'group, 2문제 가운데 1번.토끼는 용궁에 갔어요.',
      'button, O, 맞아요, not pressed',
      'button, X, 아니에요, not pressed',
      'O',
      '로 답하고',
      '←',
      '→',
      '로 넘겨요',
      'button, 이 문제 이상해요, has popup dialog',
      'contentinfo',
      'button, 이전, disabled',
      'button, 다음',
    ]);
  });

  it('a question with its choices', async () => {
    const content = {
      kind: 'QUIZ' as const,
      items: [
        {
          form: 'CHOICE' as const,
          key: 'a',
          category: 'FACT' as never,
          question: '토끼를 데려간 이는 누구인가요?',
          options: ['자라', '고래', '문어', '새우'].map((text, at) => ({ no: at + 1, text, imagePath: null })),
        },
      ],
    };
    renderShell(
      <QuizPlayer session={sessionOf('QUIZ', content)} content={content} notes={null} />,
      createTestServices({ signedIn: true }),
    );
    expect(await readInOrder()).toEqual([
      'banner',
      'button, 미션 목록으로',
      'heading, 토끼전독서 퀴즈, level 1',
      'progressbar, 답한 개수 1개 가운데 0개',
      '최대',
      '20',
      '점',
      '저장됨',
      'button, 소리와 움직임',
      'main, 토끼전독서 퀴즈',
      'navigation, 문제 고르기',
      'button, 1번 문제, 아직 비었어요, current step',
      'group, 1문제 가운데 1번.토끼를 데려간 이는 누구인가요?',
      'button, 1번, 자라, not pressed',
      'button, 2번, 고래, not pressed',
      'button, 3번, 문어, not pressed',
      'button, 4번, 새우, not pressed',
      '1',
      '–',
      '로 고르고',
      '←',
      '→',
      '로 넘겨요',
      'button, 이 문제 이상해요, has popup dialog',
      'contentinfo',
      'button, 이전, disabled',
      'button, 다 했어요',
    ]);
  });

  it('a question to think about', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const content = {
      kind: 'THINK' as const,
      minLength: 10,
      maxLength: 500,
      prompts: [{ key: 'a', prompt: '내가 토끼라면 어떻게 했을까요?', starters: ['나라면'] }],
    };
    renderShell(
      <ThinkPlayer session={sessionOf('THINK', content)} content={content} Notes={() => null} />,
      createTestServices({ signedIn: true }),
    );
    expect(await readInOrder()).toEqual([
      'banner',
      'button, 미션 목록으로',
      'heading, 토끼전생각해 보기, level 1',
      'progressbar, 답한 개수 1개 가운데 0개',
      '최대',
      '20',
      '점',
      '저장됨',
      'button, 소리와 움직임',
      'main, 토끼전생각해 보기',
      '내가 토끼라면 어떻게 했을까요?',
      'textbox, 내가 토끼라면 어떻게 했을까요?, 10자 넘게 써 보세요. 빈칸은 세지 않아요.0 / 500자',
      'group',
      '도움말',
      'group, 이렇게 시작해 볼까요?',
      'button, 내 이야기: 나라면',
      'button, 내 생각: 나는 이 물음에 대해',
      'button, 까닭: 그렇게 생각한 까닭은',
      'button, 다른 말 보기',
      'button, 되돌리기, disabled',
      'button, 다시 하기, disabled',
      'button, 지난 글',
      'button, 글 다듬기',
      'contentinfo',
      'button, 내 노트, not expanded',
      'button, 다 했어요',
    ]);
  });

  it('a book report', async () => {
    const content = { kind: 'REPORT' as const, title: '꾀 많은 토끼', prompts: [], minLength: 200, maxLength: 3000 };
    const Pad: ReportPadComponent = () => <textarea aria-label="독후감" />;
    const session = sessionOf('REPORT', content);
    renderShell(<ReportPlayer session={session} content={content} Pad={Pad} />, createTestServices({ signedIn: true }));
    expect(await readInOrder()).toEqual([
      'banner',
      'button, 미션 목록으로',
      'heading, 토끼전독후감, level 1',
      'progressbar, 쓴 만큼 0%',
      '최대',
      '20',
      '점',
      '저장됨',
      'button, 소리와 움직임',
      'main, 토끼전독후감',
      'textbox, 독후감',
      'contentinfo',
      'button, 독후감 내기, busy',
    ]);
  });
});
