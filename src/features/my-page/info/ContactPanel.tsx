import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, Mail, Smartphone } from 'lucide-react';
import type { ContactState } from '#contract/contact.ts';
import { contactApi } from '#contract/endpoints/contact.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { CodeForm } from '#src/components/contact-proof/CodeForm.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './ContactPanel.module.css';
import { useContactProof } from './useContactProof.ts';

const words = {
  EMAIL: { name: '이메일', icon: <Mail aria-hidden="true" />, label: '메일 확인하기' },
  MOBILE: { name: '휴대전화', icon: <Smartphone aria-hidden="true" />, label: '휴대전화 확인하기' },
} as const;

/** Whether the mail address and the number are proved, and proving them. Nothing waits for it. */
export function ContactPanel() {
  const { data } = useQuery(contactsQuery(useApi()));
  const shown = data?.items.filter(({ contact, pending }) => contact !== null || pending !== null) ?? [];
  if (shown.length === 0) return null;
  return (
    <Panel title="연락처 확인">
      <p className={styles.lead}>
        확인한 이메일로만 아이디와 비밀번호를 찾을 수 있어요. 나중에 해도 괜찮고, 책과 미션은 지금처럼 할 수 있어요.
      </p>
      <ul className={styles.rows}>
        {shown.map((state) => (
          <ContactRow key={state.kind} state={state} />
        ))}
      </ul>
    </Panel>
  );
}

function ContactRow({ state }: { state: ContactState }) {
  const { kind, contact, pending, proved, canProve, codeExpiresAt } = state;
  const { name, icon, label } = words[kind];
  const { send, prove, drop } = useContactProof(kind);
  const target = pending ?? contact ?? '';
  const settled = proved && pending === null;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.icon}>{icon}</span>
        <p className={styles.words}>
          <strong>{name}</strong>
          <span>{contact ?? '아직 없어요'}</span>
        </p>
        <StateBadge proved={proved} sent={codeExpiresAt !== null && pending === null} />
      </div>
      {pending !== null && (
        <p className={styles.pending}>
          <strong>{pending}</strong>
          {withJosa(`새 ${name}`, '을/를')} 확인하면 바뀌어요. 그때까지는 지금 것을 써요.
        </p>
      )}
      {!settled && canProve && codeExpiresAt !== null && (
        <CodeForm
          sentTo={target}
          proving={prove.isPending}
          proofError={prove.error}
          sending={send.isPending}
          sendError={send.error}
          sentAgain={send.isSuccess}
          onProve={(code) => prove.mutate({ code, replaces: pending !== null })}
          onSend={() => {
            prove.reset();
            send.mutate();
          }}
        />
      )}
      {!settled && canProve && codeExpiresAt === null && (
        <>
          {send.error && <FormNotice>{describeError(send.error)}</FormNotice>}
          <div className={styles.actions}>
            <Button busy={send.isPending} onClick={() => send.mutate()}>
              {label}
            </Button>
          </div>
        </>
      )}
      {pending !== null && (
        <div className={styles.actions}>
          {drop.error && <FormNotice>{describeError(drop.error)}</FormNotice>}
          <Button tone="ghost" busy={drop.isPending} onClick={() => drop.mutate()}>
            바꾸지 않을래요
          </Button>
        </div>
      )}
    </li>
  );
}

function StateBadge({ proved, sent }: { proved: boolean; sent: boolean }) {
  if (proved) {
    return (
      <Badge tone="kelp" icon={<CircleCheck aria-hidden="true" />}>
        확인했어요
      </Badge>
    );
  }
  return sent ? <Badge tone="sea">번호를 보냈어요</Badge> : <Badge tone="sand">확인 전이에요</Badge>;
}

/** Which contacts are proved. */
function contactsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.contacts],
    queryFn: ({ signal }) => api.call(contactApi.list, { signal }),
  });
}
