import { countBooks } from '#src/lib/countBooks.ts';

/** The texts of the goal card. It praises and invites; it never counts what is missing as a failure. */
export function goalWords(goal: number, done: number): { title: string; text: string } {
  if (done > goal)
    return { title: '목표보다 더 읽었어요!', text: `목표를 채우고도 ${countBooks(done - goal)} 더 만났어요.` };
  if (goal > 0 && done === goal) return { title: '이번 달 목표를 이뤘어요!', text: '물병이 가득 찼어요. 정말 멋져요.' };
  if (done === 0) return { title: '첫 책을 기다리고 있어요', text: '한 권을 인증할 때마다 물병에 물이 차올라요.' };
  return { title: `${countBooks(goal - done)} 더 만나면 가득 차요`, text: '내 빠르기대로 천천히 읽어도 괜찮아요.' };
}
