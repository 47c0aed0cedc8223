import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { monthlyReportApi } from '#contract/endpoints/monthlyReport.ts';
import type { MadeReportLinks, ReportList } from '#contract/monthlyReport.ts';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import styles from './Reports.module.css';

interface MakeLinksDialogProps {
  classNo: number;
  month: string;
  pupils: ReportList['pupils'];
  onClose: () => void;
}

/** Asks before links are made: what they show, who gets a mail, and who has no address. */
export function MakeLinksDialog({ classNo, month, pupils, onClose }: MakeLinksDialogProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [mail, setMail] = useState(false);
  const [refused, setRefused] = useState<MadeReportLinks['results']>([]);
  const numbers = pupils.map(({ accountNo }) => accountNo);
  const goOn = () => void navigate(staffPaths.reportLinksOf(classNo, month, numbers));
  const make = useMutation({
    mutationFn: async () => {
      const results: MadeReportLinks['results'] = [];
      for (let from = 0; from < numbers.length; from += reportTuning.mostPupils) {
        const accountNos = numbers.slice(from, from + reportTuning.mostPupils);
        const body = { month, accountNos, mail };
        results.push(...(await api.call(monthlyReportApi.makeLinks, { params: { academyNo, classNo }, body })).results);
      }
      return results;
    },
    onSuccess: async (results) => {
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'reports'] });
      const sent = results.filter((result) => result.mail === 'SENT').length;
      if (sent > 0) showToast(`메일 ${sent}통을 보냈어요.`);
      const without = results.filter(({ link }) => link === null);
      if (without.length === 0) goOn();
      else setRefused(without);
    },
    meta: { ownError: true },
  });
  const nameOf = (accountNo: number) => pupils.find((pupil) => pupil.accountNo === accountNo)?.name ?? '';
  const names = (outcome: 'FULL' | 'LEFT') =>
    refused
      .filter((result) => result.outcome === outcome)
      .map(({ accountNo }) => nameOf(accountNo))
      .join(', ');
  const mayMail = pupils.filter((pupil) => pupil.mayMail);
  const cannot = pupils.filter((pupil) => !pupil.mayMail).map(({ name }) => name);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${pupils.length}명의 부모님 링크를 만들까요?`}
      description={`링크를 받은 사람은 로그인하지 않고 ${reportMonthName(month)} 리포트만 볼 수 있어요. 90일 동안 열리고, 학생도 ‘내 정보’에서 보고 끝낼 수 있어요.`}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            그만두기
          </Button>
          {refused.length > 0 ? (
            <Button onClick={goOn}>만든 링크 보기</Button>
          ) : (
            <Button busy={make.isPending} disabled={demo} onClick={() => make.mutate()}>
              링크 만들기
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {demo && <FormNotice tone="advice">둘러보는 동안에는 만들 수 없어요.</FormNotice>}
        {mayMail.length > 0 && (
          <Checkbox
            label={`메일로도 보내기 (${mayMail.length}명)`}
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
        )}
        {mail && (
          <p translate="no">
            <b>메일을 받는 가정</b> {mayMail.map(({ name }) => name).join(', ')}
          </p>
        )}
        {cannot.length > 0 && (mail || mayMail.length === 0) && (
          <p>
            <b>확인된 메일 주소가 없는 가정</b> <span translate="no">{cannot.join(', ')}</span>
            <br />
            쪽지를 인쇄하거나 주소를 복사해서 보내 주세요.
          </p>
        )}
        {make.error && <FormNotice>{describeError(make.error)}</FormNotice>}
        {names('FULL') !== '' && (
          <FormNotice>
            {names('FULL')}: 열려 있는 링크가 이미 10개라 더 만들 수 없어요. 학생이 ‘내 정보’에서 쓰지 않는 링크를
            끝내면 만들 수 있어요.
          </FormNotice>
        )}
        {names('LEFT') !== '' && <FormNotice>{names('LEFT')}: 그사이 반을 옮겨서 만들지 않았어요.</FormNotice>}
      </div>
    </Dialog>
  );
}
