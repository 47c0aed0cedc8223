import { withJosa } from '#domain/text/withJosa.ts';
import type { TouchKind } from './TouchSense.ts';

const answers: Readonly<Record<TouchKind, string>> = {
  poke: '반갑게 인사해요.',
  tickle: '간지러워서 깔깔 웃어요.',
  stroke: '쓰다듬어 주니 좋아해요.',
};

/** What the pet does when it is touched, for who does not see it. */
export function touchWords({ stage, nickname }: { stage: string; nickname: string }, kind: TouchKind): string {
  return stage === 'egg' ? '알이 콩콩 움직였어요.' : `${withJosa(nickname, '이/가')} ${answers[kind]}`;
}
