import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { monthlyReportApi } from '#contract/endpoints/monthlyReport.ts';
import type { ReportLink, ReportList } from '#contract/monthlyReport.ts';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { formatKoreanDate, formatMonthDay } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { LogoMark } from '#src/components/layout/Logo.tsx';
import { paths } from '#src/config/paths.ts';
import { copyText } from '#src/lib/browser/copyText.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './PrintReports.module.css';

interface LinkSlipProps {
  pupil: Omit<ReportList['pupils'][number], 'link'> & { link: ReportLink };
  month: string;
}

/** A slip for one family, with what can be done about its link beside it on the screen. */
export function LinkSlip({ pupil: { accountNo, name, link, mayMail }, month }: LinkSlipProps) {
  const { api } = useStaffServices();
  const { academyNo, academyName } = usePost();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const address = window.location.origin + paths.parentMonthlyReport.getHref({ shareKey: link.shareKey });
  const end = useMutation({
    mutationFn: () => api.call(monthlyReportApi.endLink, { params: { academyNo, accountNo, shareNo: link.shareNo } }),
    onSuccess: () => showToast('링크를 끝냈어요.'),
    onError: showErrorAlert,
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'reports'] });
    },
    meta: { ownError: true },
  });
  return (
    <li className={styles.slip}>
      <div className={styles.text}>
        <p className={styles.academy}>
          <LogoMark size={24} /> {academyName}
        </p>
        <p className={styles.name}>
          <b translate="no">{name}</b> 학생의
          <br />
          {reportMonthName(month)} 독서 리포트
        </p>
        <p className={styles.how}>휴대전화 카메라로 그림을 비추면 열려요. 로그인하지 않아도 돼요.</p>
        <p className={styles.until}>{formatKoreanDate(Date.parse(link.expiresAt))}까지</p>
      </div>
      <QRCodeSVG className={styles.qr} value={address} size={132} marginSize={2} title={`${name} 리포트로 가는 QR`} />
      <div className={styles.tools}>
        <p>{mailWords(link, mayMail)}</p>
        <Button
          tone="soft"
          aria-label={`${name} 주소 복사`}
          icon={<Copy aria-hidden="true" />}
          onClick={async () =>
            (await copyText(address))
              ? showToast('주소를 복사했어요.')
              : showToast('복사하지 못했어요. 쪽지를 인쇄해 주세요.', 'warning')
          }
        >
          주소 복사
        </Button>
        <Button
          tone="ghost"
          aria-label={`${name} 링크 끝내기`}
          icon={<Ban aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          끝내기
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${name} 학생의 링크를 끝낼까요?`}
        description="이미 보낸 쪽지와 메일로도 더 열 수 없게 돼요. 필요하면 새 링크를 만들 수 있어요."
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(false)}>
              그만두기
            </Button>
            <Button tone="coral" busy={end.isPending} onClick={() => end.mutate()}>
              링크 끝내기
            </Button>
          </>
        }
      />
    </li>
  );
}

function mailWords({ mailedAt, lastOpenedAt }: ReportLink, mayMail: boolean): string {
  const mail =
    mailedAt !== null
      ? `${formatMonthDay(Date.parse(mailedAt))}에 메일을 보냈어요`
      : mayMail
        ? '메일은 보내지 않았어요'
        : '확인된 메일 주소가 없어요';
  return `${mail} · ${lastOpenedAt === null ? '아직 열어 보지 않았어요' : '열어 봤어요'}`;
}
