import { Printer } from 'lucide-react';
import type { MadeCard } from '#contract/loginCard.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { usePost } from '../services/StaffServicesContext.ts';
import { LoginCard } from './LoginCard.tsx';
import styles from './PrintCards.module.css';
import { SecretSheet } from './SecretSheet.tsx';

/** Cards to print and cut, class by class, each with the sheet that the teacher keeps. They are shown this once. */
export function PrintCards({ cards }: { cards: readonly MadeCard[] }) {
  const { academyName } = usePost();
  const given = cards.filter(({ secret }) => secret.way !== 'OWN');
  const own = cards.filter(({ secret }) => secret.way === 'OWN');
  const classes = [...new Set(given.map(({ className }) => className ?? ''))];
  return (
    <div className={styles.all}>
      <div className={styles.bar}>
        <FormNotice tone="advice">
          카드와 그림은 지금만 볼 수 있어요. 인쇄한 다음 나가 주세요. 잃어버린 카드는 반 화면에서 언제든 새로 만들 수
          있어요.
          {own.length > 0 &&
            ` 스스로 비밀번호를 정한 학생 ${own.length}명은 그대로예요: ${own.map(({ name }) => name).join(', ')}.`}
        </FormNotice>
        <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          카드 {given.length}장 인쇄하기
        </Button>
      </div>
      {classes.map((className) => {
        const of = given.filter((card) => (card.className ?? '') === className);
        const title = className || '반 없음';
        return (
          <section key={className} className={styles.class} aria-label={`${title} 카드`}>
            <h2>
              {title} · {of.length}장
            </h2>
            <ul className={styles.cards}>
              {of.map((card) => (
                <LoginCard key={card.accountNo} card={card} academyName={academyName} />
              ))}
            </ul>
            <SecretSheet title={title} academyName={academyName} cards={of} />
          </section>
        );
      })}
    </div>
  );
}
