import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { LoginList } from '#contract/auth.ts';
import { formatDateTime, formatPastDay } from '#domain/time/formatKoreanDate.ts';
import { Badge } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import styles from './rows.module.css';
import { useEndLogins } from './useEndLogins.ts';

/** Where this account is signed in. An unknown place can be ended at once. */
export function LoginsPanel() {
  const { api } = useServices();
  const query = useQuery(myPageQueries.logins(api));
  const [asking, setAsking] = useState(false);
  const { others } = useEndLogins();
  const elsewhere = query.data?.items.some(({ current }) => !current) ?? false;
  return (
    <Panel title="로그인한 기기">
      <p className={styles.lead}>내가 쓰지 않는 기기가 보이면 끝내고 비밀번호를 바꿔 주세요.</p>
      <QueryView query={query} skeleton={<Skeleton height={80} radius={16} />}>
        {({ items }) => <LoginRows items={items} />}
      </QueryView>
      {elsewhere && (
        <div className={styles.end}>
          <Button tone="soft" busy={others.isPending} onClick={() => setAsking(true)}>
            다른 기기 모두 로그아웃
          </Button>
        </div>
      )}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title="다른 기기를 모두 로그아웃할까요?"
          description={'이 기기만 그대로 남아요.\n다른 기기에서 풀던 답은 사라지지 않아요.'}
          footer={
            <>
              <Button tone="soft" onClick={() => setAsking(false)}>
                그만두기
              </Button>
              <Button
                busy={others.isPending}
                onClick={() => others.mutate(undefined, { onSettled: () => setAsking(false) })}
              >
                모두 로그아웃
              </Button>
            </>
          }
        />
      )}
    </Panel>
  );
}

function LoginRows({ items }: Pick<LoginList, 'items'>) {
  const place = useLostFocus<HTMLUListElement>(items.map(({ loginId }) => loginId).join());
  return (
    <ul ref={place} tabIndex={-1} className={styles.rows}>
      {items.map((login) => (
        <LoginRow key={login.loginId} login={login} />
      ))}
    </ul>
  );
}

function LoginRow({ login }: { login: LoginList['items'][number] }) {
  const { now } = useServices();
  const { one } = useEndLogins();
  const seen = Date.parse(login.lastSeenAt);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <MonitorSmartphone aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <strong>
          {login.device} {login.current && <Badge tone="kelp">이 기기</Badge>}
        </strong>
        <span>{formatDateTime(Date.parse(login.signedInAt))} 로그인</span>
        {!login.current && <span>마지막으로 쓴 날: {formatPastDay(seen, now())}</span>}
      </div>
      {!login.current && (
        <Button
          tone="ghost"
          busy={one.isPending}
          aria-label={`${login.device} 로그아웃`}
          onClick={() => one.mutate(login.loginId)}
        >
          로그아웃
        </Button>
      )}
    </li>
  );
}
