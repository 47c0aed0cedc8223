import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, LogOut, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { staffApi } from '#contract/endpoints/staff.ts';
import { staffRoleName } from '#domain/staff/staffRoles.ts';
import { LogoMark } from '#src/components/layout/Logo.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { Menu } from '#src/components/menu/Menu.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { OfflineBanner } from '#src/components/states/OfflineBanner.tsx';
import { usePost, useRights, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { StaffSignInPage } from '../sign-in/StaffSignInPage.tsx';
import { staffPaths } from '../staffPaths.ts';
import styles from './StaffLayout.module.css';
import { staffNavigation } from './staffNavigation.ts';
import { useIdleEnd } from './useIdleEnd.ts';
import { usePageStart } from './usePageStart.ts';

/** Navigation and the shown institution around every page; the sign-in in its place for who is not signed in. */
export function StaffLayout() {
  const login = useStaffSession((state) => state.login);
  if (login === null) return <StaffSignInPage />;
  return login.staff.posts.length === 0 ? <NoPost /> : <SignedInLayout />;
}

function SignedInLayout() {
  useIdleEnd();
  usePageStart();
  return (
    <div className={styles.layout}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <LogoMark size={40} />
          <span>
            책바다 <b>선생님</b>
          </span>
        </p>
        <Navigation />
        <Account />
      </header>
      <Main className={styles.main}>
        <OfflineBanner />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Main>
    </div>
  );
}

/** The places that the role may open. */
function Navigation() {
  const may = useRights();
  const items = staffNavigation.filter(({ right }) => may(right));
  const others = items.filter(({ daily }) => !daily);
  return (
    <nav className={styles.nav} aria-label="선생님 메뉴">
      <ul>
        {items.map((item) => (
          <li key={item.to} className={item.daily ? undefined : styles.other}>
            <NavigationLink {...item} className={styles.entry} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Menu
          align="end"
          trigger={
            <span className={styles.entry}>
              <Ellipsis aria-hidden="true" />더 보기
            </span>
          }
        >
          {others.map((item) => (
            <NavigationLink key={item.to} {...item} className={styles.choice} />
          ))}
        </Menu>
      </div>
    </nav>
  );
}

function NavigationLink({
  to,
  label,
  icon: Icon,
  className,
}: (typeof staffNavigation)[number] & { className: string | undefined }) {
  return (
    <NavLink to={to} end={to === staffPaths.today} className={className}>
      <Icon aria-hidden="true" />
      {label}
    </NavLink>
  );
}

/** Who is signed in and where, another institution, the own account and the way out. */
function Account() {
  const { site, session } = useStaffServices();
  const staff = useStaffSession(({ login }) => login?.staff);
  const post = usePost();
  const signOut = useSignOut();
  if (!staff) return null;
  const others = staff.posts.filter(({ academyNo }) => academyNo !== post.academyNo);
  return (
    <div className={styles.account}>
      <Menu
        label={`${staff.name}, ${post.academyName}`}
        trigger={
          <span className={styles.who}>
            <UserRound aria-hidden="true" />
            <b>{staff.name}</b>
            <span>
              {post.academyName} {staffRoleName(post.role, site)}
            </span>
          </span>
        }
      >
        {others.map(({ academyNo, academyName, role }) => (
          <button key={academyNo} type="button" className={styles.choice} onClick={() => session.choose(academyNo)}>
            {academyName} <span>{staffRoleName(role, site)}</span>
          </button>
        ))}
        <NavLink to={staffPaths.own} className={styles.choice}>
          <UserRound aria-hidden="true" />내 계정
        </NavLink>
        <button type="button" className={styles.choice} onClick={() => signOut.mutate()}>
          <LogOut aria-hidden="true" />
          나가기
        </button>
      </Menu>
    </div>
  );
}

/** Signs out here at once, whatever becomes of the call. */
function useSignOut() {
  const { api, session } = useStaffServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(staffApi.signOut),
    meta: { ownError: true },
    onSettled: () => {
      session.end(false);
      queries.clear();
    },
  });
}

/** Somebody whose last institution released them, or whose institution has ended its contract. */
function NoPost() {
  const signOut = useSignOut();
  return (
    <Main className={styles.alone}>
      <EmptyState
        titleAs="h1"
        mood="sleeping"
        title="지금 맡은 기관이 없어요"
        text={'초대를 받으면 여기에서 시작할 수 있어요.\n쓰시던 글과 기록은 그 기관에 그대로 있어요.'}
        action={
          <button type="button" className={styles.choice} onClick={() => signOut.mutate()}>
            <LogOut aria-hidden="true" />
            나가기
          </button>
        }
      />
    </Main>
  );
}
