import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { takeLostFocus } from '#src/lib/browser/takeLostFocus.ts';
import { GrantContext, GrantRefused, type WithGrant } from './GrantContext.ts';
import styles from './GrantGate.module.css';
import { PasswordCheckForm } from './PasswordCheckForm.tsx';

interface Question {
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** The text of the question: on entering, and again when the first answer has become too old. */
interface GrantWords {
  title: string;
  /** Why the password is asked for. */
  reason: string;
  againTitle: string;
  /** What becomes of the work that waits for the answer. */
  again: string;
}

const ofInformation: GrantWords = {
  title: '먼저 비밀번호를 확인할게요',
  reason: '내 정보는 나만 볼 수 있어야 하니까요.',
  againTitle: '비밀번호를 다시 확인할게요',
  again: '확인한 지 5분이 지났어요.\n적은 내용은 그대로 있고, 확인하면 이어서 저장해요.',
};

interface GrantGateProps {
  /** Of a page with other work or another way of speaking. */
  words?: GrantWords;
  children: ReactNode;
}

/** Shows its children once the password was confirmed, and asks again when the server wants it to be newer. */
export function GrantGate({ words = ofInformation, children }: GrantGateProps) {
  const [opened, setOpened] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  // The form that had the focus has gone.
  useEffect(() => {
    if (opened) takeLostFocus(document.getElementById('main'));
  }, [opened]);
  // Several saves at once wait for one answer.
  const asking = useRef<Promise<void> | null>(null);

  const withGrant: WithGrant = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.is('PASSWORD_CHECK_REQUIRED'))) throw error;
      asking.current ??= new Promise<void>((resolve, reject) => setQuestion({ resolve, reject })).finally(() => {
        asking.current = null;
        setQuestion(null);
      });
      await asking.current;
      return work();
    }
  }, []);

  if (!opened) {
    return (
      <section className={styles.gate} aria-labelledby="gate-title">
        <ArtIcon name="locked" size={96} />
        <h2 id="gate-title">{words.title}</h2>
        <p>{words.reason}</p>
        <div className={styles.form}>
          <PasswordCheckForm wayOut onValid={() => setOpened(true)} />
        </div>
      </section>
    );
  }
  return (
    <GrantContext value={withGrant}>
      {children}
      {question && (
        <Dialog
          open
          onClose={() => question.reject(new GrantRefused())}
          title={words.againTitle}
          description={words.again}
        >
          <div className={styles.again}>
            <PasswordCheckForm onValid={question.resolve} />
          </div>
        </Dialog>
      )}
    </GrantContext>
  );
}
