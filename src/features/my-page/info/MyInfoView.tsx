import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AccountInfo } from '#contract/account.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { ConsentPanel } from './ConsentPanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { GrantRefused, useGrant } from './GrantContext.ts';
import { GrantGate } from './GrantGate.tsx';
import { InfoForm } from './InfoForm.tsx';
import { LoginsPanel } from './LoginsPanel.tsx';
import styles from './MyInfoView.module.css';
import { NewPasswordPanel } from './NewPasswordPanel.tsx';
import { ParentLinksPanel } from './ParentLinksPanel.tsx';

/** One's own data behind one's own password. */
export function MyInfoView() {
  return (
    <GrantGate>
      <LoadedInfo />
    </GrantGate>
  );
}

function LoadedInfo() {
  const query = useQuery(myPageQueries.detail(useApi(), useGrant()));
  const renderRefused = (error: Error) =>
    error instanceof GrantRefused ? (
      <EmptyState
        mood="sleeping"
        title="비밀번호를 확인하면 보여 줄게요"
        action={<Button onClick={() => void query.refetch()}>비밀번호 확인하기</Button>}
      />
    ) : null;
  return (
    <QueryView query={query} skeleton={<MyInfoSkeleton />} renderError={renderRefused}>
      {(info) => <InfoSections info={info} />}
    </QueryView>
  );
}

function InfoSections({ info }: { info: AccountInfo }) {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <div className={styles.page}>
      <AboutPanel info={info} />
      <InfoForm info={info} />
      <div id="contacts" className={styles.anchor}>
        <ContactPanel />
      </div>
      <ConsentPanel info={info} />
      <div id="password" className={styles.anchor}>
        <NewPasswordPanel info={info} />
      </div>
      <div id="logins" className={styles.anchor}>
        <LoginsPanel />
      </div>
      <div id="access" className={styles.anchor}>
        <AccessPanel />
      </div>
      <div id="parents" className={styles.anchor}>
        <ParentLinksPanel />
      </div>
      <p className={styles.leave}>
        <Link to={paths.mypageWithdrawal.getHref({ accountId: info.accountId })}>회원 탈퇴</Link>
      </p>
    </div>
  );
}

function MyInfoSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={180} radius={32} />
      <Skeleton height={480} radius={32} />
    </div>
  );
}
