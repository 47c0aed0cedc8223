import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { orderNo, orderOfNo } from '#domain/golden-bell/orderNo.ts';
import { Button } from '../../components/button/Button.tsx';
import { useAnswerKeys } from '../../components/test-question/useAnswerKeys.ts';
import type { BellAnswersProps } from './BellOptions.tsx';
import styles from './BellView.module.css';

/**
 * Events to bring into their order: each touch gives an event the next number, and another one takes it away again. The
 * order is sent once every event has a number.
 */
export function BellOrder({ question: { options }, choice, choose, isOpen, answer }: BellAnswersProps) {
  const given = choice === null ? [] : orderOfNo(choice, options.length);
  /** Numbers of events as far as they are touched; null while what was sent stands. */
  const [begun, setBegun] = useState<readonly number[] | null>(null);
  const order = isOpen ? (begun ?? given) : given;
  const right = answer === null ? [] : orderOfNo(answer, options.length);
  const change = (next: readonly number[]) => {
    const isWhole = next.length === options.length;
    setBegun(isWhole ? null : next);
    if (isWhole) choose(orderNo(next));
  };
  const touch = (event: number) => {
    if (isOpen) change(order.includes(event) ? order.filter((one) => one !== event) : [...order, event]);
  };
  useAnswerKeys(({ letter }) => {
    const no = Number(letter);
    const isOne = isOpen && no >= 1 && no <= options.length;
    if (isOne) touch(no);
    return isOne;
  });
  const left = options.length - order.length;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.how}>먼저 일어난 일부터 차례로 눌러요</legend>
      {options.map((text, index) => {
        const place = order.indexOf(index + 1) + 1;
        const rightPlace = right.indexOf(index + 1) + 1;
        return (
          <button
            key={text}
            type="button"
            className={styles.option}
            aria-pressed={place > 0}
            aria-disabled={!isOpen || undefined}
            data-key={(rightPlace > 0 && rightPlace === place) || undefined}
            onClick={() => touch(index + 1)}
          >
            <span className={styles.number} aria-hidden="true">
              {place > 0 ? place : ''}
            </span>
            <span>{text}</span>
            {place > 0 && <span className="visually-hidden">, {place}번째</span>}
            {rightPlace > 0 && <span className={styles.keyMark}>정답 {rightPlace}번째</span>}
          </button>
        );
      })}
      {isOpen && (
        <div className={styles.again}>
          <p role="status">
            {left > 0 && left < options.length && `${left}개 더 누르면 보내요.`}
            {left > 0 && choice !== null && ' 그 전까지는 앞서 보낸 차례가 남아 있어요.'}
          </p>
          {order.length > 0 && (
            <Button tone="soft" icon={<RotateCcw aria-hidden="true" />} onClick={() => setBegun([])}>
              처음부터
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
