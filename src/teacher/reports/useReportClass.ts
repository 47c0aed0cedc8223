import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { className } from '#domain/classroom/className.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';

/** The class, month and pupils that the address of a page of reports names. */
export function useReportClass() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const classNo = Number(useParams().classNo);
  const [search, setSearch] = useSearchParams();
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const one = classes.data?.classes.find((each) => each.classNo === classNo);
  const month = search.get('month') ?? undefined;
  const pupils = (search.get('pupils') ?? '').split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean);
  return { api, academyNo, classNo, name: one ? className(one) : '반', month, pupils, setSearch };
}
