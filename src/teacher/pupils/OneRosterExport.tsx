import { useMutation } from '@tanstack/react-query';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { rosterApi } from '#contract/endpoints/roster.ts';
import { type ExportPurpose, exportPurposes } from '#domain/staff/exportPurposes.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './PupilsPage.module.css';

/** Saves the institution as files that other systems read, once it is known what for. */
export function OneRosterExport() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [open, setOpen] = useState(false);
  const [purpose, setPurpose] = useState<ExportPurpose>('LEARNING_SYSTEM');
  const save = useMutation({
    mutationFn: () => api.call(rosterApi.exportOneRoster, { params: { academyNo }, query: { purpose } }),
    onSuccess: ({ fileName, zip, pupilCount, classCount }) => {
      const bytes = Uint8Array.from(atob(zip), (letter) => letter.charCodeAt(0));
      saveBlob(fileName, new Blob([bytes], { type: 'application/zip' }));
      showToast(`학생 ${pupilCount}명, 반 ${classCount}개를 내보냈어요.`);
      setOpen(false);
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <>
      <Button tone="ghost" icon={<FolderDown aria-hidden="true" />} onClick={() => setOpen(true)}>
        OneRoster 1.2로 내보내기
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="OneRoster 1.2로 내보내기"
        description="학생의 이름과 아이디, 학년, 반, 그리고 반을 맡은 선생님의 이름과 메일이 든 zip 파일이에요. 학생의 전화번호와 메일, 생년월일, 읽은 기록은 넣지 않아요. 누가 왜 받았는지 ‘기록’에 남아요."
        footer={
          <>
            <Button tone="ghost" onClick={() => setOpen(false)}>
              그만두기
            </Button>
            <Button busy={save.isPending} onClick={() => save.mutate()}>
              내보내기
            </Button>
          </>
        }
      >
        <SelectField
          label="어디에 쓰나요?"
          className={styles.purpose}
          value={purpose}
          options={Object.entries(exportPurposes).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setPurpose(target.value as ExportPurpose)}
        />
      </Dialog>
    </>
  );
}
