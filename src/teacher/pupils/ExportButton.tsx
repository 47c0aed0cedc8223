import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { Button } from '#src/components/button/Button.tsx';
import { saveBlob } from '#src/lib/browser/saveBlob.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';

/** Saves the pupils as a table for spreadsheets; all in reach, or those of a class. */
export function ExportButton({ classNo }: { classNo?: number }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const save = useMutation({
    mutationFn: () =>
      api.call(classroomApi.exportPupils, {
        params: { academyNo },
        query: classNo === undefined ? {} : { classNo },
      }),
    onSuccess: ({ fileName, csv }) => saveBlob(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' })),
  });
  return (
    <Button tone="ghost" icon={<FileDown aria-hidden="true" />} busy={save.isPending} onClick={() => save.mutate()}>
      표로 받기
    </Button>
  );
}
