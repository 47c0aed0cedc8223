import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Mail } from 'lucide-react';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import { CodeForm } from '#src/components/contact-proof/CodeForm.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './WelcomeStep.module.css';

interface ProveEmailProps {
  /** Masked. */
  sentTo: string;
  signUpToken: string;
}

/** Takes the code of the welcome mail. Whoever goes on without it can do so later in the own data. */
export function ProveEmail({ sentTo, signUpToken }: ProveEmailProps) {
  const api = useApi();
  const send = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.call(signUpApi.sendEmailCode, { body: { signUpToken } }),
  });
  const prove = useMutation({
    meta: { ownError: true },
    mutationFn: (code: string) => api.call(signUpApi.proveEmail, { body: { signUpToken, code } }),
  });
  if (prove.isSuccess) {
    return (
      <p className={styles.proved} role="status">
        <CircleCheck aria-hidden="true" />
        이메일을 확인했어요
      </p>
    );
  }
  return (
    <section className={styles.proof} aria-labelledby="prove-email">
      <h2 id="prove-email">
        <Mail aria-hidden="true" />
        메일 확인하기
      </h2>
      <p>지금 확인하면 아이디나 비밀번호를 잊어도 찾을 수 있어요. 나중에 내 정보에서 해도 돼요.</p>
      <CodeForm
        sentTo={sentTo}
        proving={prove.isPending}
        proofError={prove.error}
        sending={send.isPending}
        sendError={send.error}
        sentAgain={send.isSuccess}
        onProve={(code) => prove.mutate(code)}
        onSend={() => {
          prove.reset();
          send.mutate();
        }}
      />
    </section>
  );
}
