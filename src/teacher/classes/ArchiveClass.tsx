import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ClassList } from '#contract/classroom.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';

interface ArchiveClassProps {
  one: ClassList['classes'][number];
  open: boolean;
  onClose: () => void;
}

/** Asks once before a class is put away. */
export function ArchiveClass({ one, open, onClose }: ArchiveClassProps) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const archive = useMutation({
    mutationFn: () =>
      api.call(classroomApi.archiveClass, { params: { academyNo, classNo: one.classNo }, body: { archived: true } }),
    onSuccess: async () => {
      showToast(`${className(one)}을 넣어 두었어요.`);
      await navigate(staffPaths.classes);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${className(one)}을 넣어 둘까요?`}
      description={`학생 ${one.pupilCount}명은 반이 없게 되고 반 코드는 끝나요. 학생의 기록과 하던 숙제, 쓴 글은 그대로 남아요. ‘넣어 둔 반’에서 다시 꺼낼 수 있어요.`}
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            그대로 두기
          </Button>
          <Button busy={archive.isPending} disabled={demo} onClick={() => archive.mutate()}>
            넣어 두기
          </Button>
        </>
      }
    />
  );
}
