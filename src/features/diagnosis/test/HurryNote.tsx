import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';

/** Before a test has to pause because nobody can have read that fast: there is time. */
export function HurryNote({ shown }: { shown: boolean }) {
  return (
    <div aria-live="polite">
      {shown && (
        <FormNotice tone="advice">
          천천히 읽어도 괜찮아요. 글을 끝까지 읽고 고르면 내 수준을 더 잘 알 수 있어요. 지금처럼 이어지면 진단을 쉬어
          가게 돼요.
        </FormNotice>
      )}
    </div>
  );
}
