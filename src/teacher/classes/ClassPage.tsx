import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  ArrowRightLeft,
  FileText,
  IdCard,
  NotebookPen,
  Pencil,
  Presentation,
  Printer,
  QrCode,
} from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { ClassList } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { required } from '#domain/account/textRules.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { PupilTable } from '../pupils/PupilTable.tsx';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ArchiveClass } from './ArchiveClass.tsx';
import styles from './ClassesPage.module.css';
import { DivideClass } from './DivideClass.tsx';

type SchoolClass = ClassList['classes'][number];

/** One class with its pupils. */
export function ClassPage() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const classNo = Number(useParams().classNo);
  const query = useQuery(staffQueries.classes(api, academyNo));
  const one = query.data?.classes.find((each) => each.classNo === classNo);
  useDocumentTitle(one ? className(one) : '반');
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ classes }) =>
        one ? <Shown one={one} others={classes.filter((each) => each.classNo !== classNo)} /> : <UnknownPage />
      }
    </QueryView>
  );
}

function Shown({ one, others }: { one: SchoolClass; others: SchoolClass[] }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [mayManage, mayAssign] = [useMay('MANAGE_CLASSES'), useMay('ASSIGN')];
  const mayLead = useMay('LEAD_CLASS');
  const maySeePupils = useMay('SEE_PUPIL');
  const [opened, setOpened] = useState<'CHANGE' | 'DIVIDE' | 'ARCHIVE' | null>(null);
  const close = () => setOpened(null);
  const mayGiveCards = useMay('MANAGE_PUPILS');
  const query = useQuery(staffQueries.pupils(api, academyNo, one.classNo));
  const teachers = one.teachers.map(({ name }) => name).join(', ');
  return (
    <>
      <PageHeader
        title={className(one)}
        crumbs={[{ label: '반', href: staffPaths.classes }]}
        lead={`${one.schoolYear}학년도 · ${one.pupilCount}명 · ${teachers || '선생님 없음'}`}
        actions={
          <div className={styles.actions}>
            {mayAssign && one.pupilCount > 0 && (
              <ButtonLink to={staffPaths.newHomeworkFor(one.classNo)} icon={<NotebookPen aria-hidden="true" />}>
                숙제 내기
              </ButtonLink>
            )}
            {mayLead && one.pupilCount > 0 && (
              <ButtonLink tone="soft" to={staffPaths.lessonOf(one.classNo)} icon={<Presentation aria-hidden="true" />}>
                수업
              </ButtonLink>
            )}
            {mayLead && (
              <ButtonLink tone="soft" to={staffPaths.classCodeOf(one.classNo)} icon={<QrCode aria-hidden="true" />}>
                반 코드
              </ButtonLink>
            )}
            {mayLead && one.pupilCount > 0 && (
              <ButtonLink tone="soft" to={staffPaths.paperOf(one.classNo)} icon={<FileText aria-hidden="true" />}>
                종이 미션
              </ButtonLink>
            )}
            {mayGiveCards && (
              <ButtonLink tone="soft" to={staffPaths.cardsOf(one.classNo)} icon={<IdCard aria-hidden="true" />}>
                로그인 카드
              </ButtonLink>
            )}
            {maySeePupils && one.pupilCount > 0 && (
              <ButtonLink tone="soft" to={staffPaths.reportsOf(one.classNo)} icon={<FileText aria-hidden="true" />}>
                월간 리포트
              </ButtonLink>
            )}
            {mayManage && (
              <>
                <Button tone="soft" icon={<Pencil aria-hidden="true" />} onClick={() => setOpened('CHANGE')}>
                  이름과 선생님
                </Button>
                {one.pupilCount > 0 && (
                  <Button tone="ghost" icon={<ArrowRightLeft aria-hidden="true" />} onClick={() => setOpened('DIVIDE')}>
                    학생 옮기기
                  </Button>
                )}
                <Button tone="ghost" icon={<Archive aria-hidden="true" />} onClick={() => setOpened('ARCHIVE')}>
                  넣어 두기
                </Button>
              </>
            )}
            <Button tone="ghost" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              인쇄
            </Button>
          </div>
        }
      />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ pupils, today }) => <PupilTable pupils={pupils} today={today} search="" withClass={false} />}
      </QueryView>
      {mayManage && (
        <>
          <ChangeClass key={`change ${opened}`} one={one} open={opened === 'CHANGE'} onClose={close} />
          <DivideClass key={`divide ${opened}`} one={one} others={others} open={opened === 'DIVIDE'} onClose={close} />
          <ArchiveClass one={one} open={opened === 'ARCHIVE'} onClose={close} />
        </>
      )}
    </>
  );
}

function ChangeClass({ one, open, onClose }: { one: SchoolClass; open: boolean; onClose: () => void }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const people = useQuery({ ...staffQueries.people(api, academyNo), enabled: open });
  const [staffNos, setStaffNos] = useState(() => one.teachers.map(({ staffNo }) => staffNo));
  const form = useForm({ defaultValues: { name: one.name } });
  const { register, handleSubmit, formState } = form;
  const change = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      api.call(classroomApi.changeClass, { params: { academyNo, classNo: one.classNo }, body: { name, staffNos } }),
    onSuccess: async () => {
      showToast('반을 바꾸었어요.');
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: (error) => applyFieldErrors(error, form, ['name']) || showErrorAlert(error),
    meta: { ownError: true },
  });
  return (
    <Dialog open={open} onClose={onClose} title="이름과 선생님" keepsText>
      <form
        className={styles.form}
        onSubmit={handleSubmit((given) => !change.isPending && change.mutate(given))}
        noValidate
      >
        <TextField
          label="반 이름"
          error={formState.errors.name?.message}
          {...register('name', { validate: toValidate(required) })}
        />
        <fieldset className={styles.teachers}>
          <legend>선생님</legend>
          {(people.data?.staff ?? []).map(({ staffNo, name }) => (
            <Checkbox
              key={staffNo}
              label={name}
              checked={staffNos.includes(staffNo)}
              onChange={(event) =>
                setStaffNos((before) =>
                  event.target.checked ? [...before, staffNo] : before.filter((each) => each !== staffNo),
                )
              }
            />
          ))}
        </fieldset>
        <Button type="submit" wide busy={change.isPending}>
          저장
        </Button>
      </form>
    </Dialog>
  );
}
