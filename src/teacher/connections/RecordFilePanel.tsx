import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { className } from '#domain/classroom/className.ts';
import { type RecordPurpose, recordPurposes } from '#domain/learning-record/recordPurposes.ts';
import { monthSpan, reportMonthName, reportMonths } from '#domain/monthly-report/reportMonths.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Connections.module.css';
import { saveRecords } from './saveRecords.ts';

const EVERYBODY = '';
const purposes = Object.entries(recordPurposes).map(([value, label]) => ({ value, label }));

/** Learning records of a month as a file of xAPI statements. */
export function RecordFilePanel() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const [months] = useState(() => reportMonths(seoulDay(Date.now())));
  const [month, setMonth] = useState(months[0] ?? '');
  const [classNo, setClassNo] = useState(EVERYBODY);
  const [purpose, setPurpose] = useState('');
  const [read, setRead] = useState(0);
  const save = useMutation({
    mutationFn: () => {
      const { fromDay: from, toDay: to } = monthSpan(month);
      const whole = { from, to, purpose: purpose as RecordPurpose };
      const query = classNo === EVERYBODY ? whole : { ...whole, classNo: Number(classNo) };
      return saveRecords(api, academyNo, query, setRead);
    },
    onMutate: () => setRead(0),
    onSuccess: (count) =>
      count === 0 ? showToast('그달에는 기록이 없어요.', 'warning') : showToast(`기록 ${count}개를 받았어요.`),
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <Panel title="학습 기록 파일">
      <p className={styles.lead}>
        읽은 책, 푼 미션과 결과, 끝낸 숙제를 학습 기록의 표준(xAPI)으로 받아요. 학생 이름과 메일 대신 알아볼 수 없는
        번호가 들어 있어요. 받은 것은 목적과 함께 ‘기록’에 남아요.
      </p>
      <div className={styles.fields}>
        <SelectField
          label="어느 달"
          options={months.map((value) => ({ value, label: reportMonthName(value) }))}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
        <SelectField
          label="누구의 기록"
          options={[
            { value: EVERYBODY, label: '기관 전체' },
            ...(classes.data?.classes ?? []).map((one) => ({ value: String(one.classNo), label: className(one) })),
          ]}
          value={classNo}
          onChange={(event) => setClassNo(event.target.value)}
        />
        <SelectField
          label="무엇에 쓰나요"
          placeholder="골라 주세요"
          options={purposes}
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
        />
      </div>
      <div className={styles.tools}>
        <Button
          busy={save.isPending}
          disabled={demo || purpose === ''}
          icon={<FileDown aria-hidden="true" />}
          onClick={() => save.mutate()}
        >
          파일로 받기
        </Button>
        <p role="status">{save.isPending && read > 0 ? `기록 ${read}개를 읽었어요…` : ''}</p>
      </div>
    </Panel>
  );
}
