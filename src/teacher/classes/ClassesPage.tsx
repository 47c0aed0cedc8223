import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronsUp, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ClassList } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { required } from '#domain/account/textRules.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ArchivedClasses } from './ArchivedClasses.tsx';
import styles from './ClassesPage.module.css';
import { PromoteClasses } from './PromoteClasses.tsx';

/** The classes in reach, by school year. */
export function ClassesPage() {
  useDocumentTitle('반');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.classes(api, academyNo));
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {(list) => <Classes list={list} />}
    </QueryView>
  );
}

function Classes({ list }: { list: ClassList }) {
  const mayManage = useMay('MANAGE_CLASSES');
  const [making, setMaking] = useState(false);
  const [promoting, setPromoting] = useState(false);
  const years = [...new Set(list.classes.map(({ schoolYear }) => schoolYear))];
  const mayUpload = useMay('UPLOAD_ROSTER');
  const make = mayManage && (
    <div className={styles.actions}>
      {mayUpload && (
        <ButtonLink tone="soft" to={staffPaths.roster} icon={<FileUp aria-hidden="true" />}>
          명단 올리기
        </ButtonLink>
      )}
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
        반 만들기
      </Button>
    </div>
  );
  return (
    <>
      <PageHeader title="반" lead={`${list.schoolYear}학년도예요.`} actions={list.classes.length > 0 && make} />
      {list.classes.length === 0 && (
        <EmptyState
          title={mayManage ? '아직 반이 없어요' : '맡은 반이 없어요'}
          text={
            mayManage
              ? '명단을 올리면 반이 함께 만들어져요. 반만 먼저 만들 수도 있어요.'
              : '원장님이나 관리자가 반을 맡기면 여기에 나타나요.'
          }
          action={make}
        />
      )}
      {years.map((year) => (
        <section key={year} className={styles.year} aria-label={`${year}학년도`}>
          {years.length > 1 && <h2>{year}학년도</h2>}
          <ul className={styles.cards}>
            {list.classes
              .filter(({ schoolYear }) => schoolYear === year)
              .map((one) => (
                <li key={one.classNo}>
                  <Link to={staffPaths.classOf(one.classNo)} className={styles.card}>
                    <b>{className(one)}</b>
                    <span>{one.pupilCount}명</span>
                    <span>
                      {one.teachers.length > 0 ? one.teachers.map(({ name }) => name).join(', ') : '선생님 없음'}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {mayManage && list.classes.length > 0 && (
        <div className={styles.later}>
          <Button tone="ghost" icon={<ChevronsUp aria-hidden="true" />} onClick={() => setPromoting(true)}>
            다음 학년도로 모두 올리기
          </Button>
        </div>
      )}
      <ArchivedClasses />
      <PromoteClasses list={list} open={promoting} onClose={() => setPromoting(false)} />
      <MakeClass open={making} year={list.schoolYear} onClose={() => setMaking(false)} />
    </>
  );
}

interface MakeClassProps {
  open: boolean;
  year: number;
  onClose: () => void;
}

function MakeClass({ open, year, onClose }: MakeClassProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { schoolYear: String(year), grade: 'ELEMENTARY_3', name: '' } });
  const { register, handleSubmit, formState, reset } = form;
  const make = useMutation({
    mutationFn: (given: { schoolYear: string; grade: string; name: string }) =>
      api.call(classroomApi.makeClass, {
        params: { academyNo },
        body: { ...given, schoolYear: Number(given.schoolYear) },
      }),
    onSuccess: async (_, { grade, name }) => {
      showToast(`${className({ grade, name: name.trim() })}을 만들었어요.`);
      reset();
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: (error) => applyFieldErrors(error, form, ['grade', 'name']) || showErrorAlert(error),
    meta: { ownError: true },
  });
  return (
    <Dialog open={open} onClose={onClose} title="반 만들기" keepsText>
      <form
        className={styles.form}
        onSubmit={handleSubmit((given) => !make.isPending && make.mutate(given))}
        noValidate
      >
        <SelectField
          label="학년도"
          options={[year, year + 1].map((each) => ({ value: String(each), label: `${each}학년도` }))}
          {...register('schoolYear')}
        />
        <SelectField
          label="학년"
          options={studentGrades.map(({ code, name }) => ({ value: code, label: name }))}
          error={formState.errors.grade?.message}
          {...register('grade')}
        />
        <TextField
          label="반 이름"
          hint="1, 2처럼 숫자도, ‘파도’처럼 이름도 좋아요."
          error={formState.errors.name?.message}
          {...register('name', { validate: toValidate(required) })}
        />
        <Button type="submit" wide busy={make.isPending}>
          만들기
        </Button>
      </form>
    </Dialog>
  );
}
