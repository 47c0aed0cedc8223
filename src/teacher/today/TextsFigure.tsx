import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './TodayPage.module.css';

/** How many texts nobody has replied to, and the way to them. */
export function TextsFigure() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const { data } = useQuery(staffQueries.texts(api, academyNo, { show: 'WAITING', page: 1 }));
  return (
    <li>
      <Link to={staffPaths.texts} className={styles.figure}>
        <MessageSquareText aria-hidden="true" />
        <b>{data === undefined ? '–' : `${data.totalCount}편`}</b>
        <span>답을 기다리는 글</span>
      </Link>
    </li>
  );
}
