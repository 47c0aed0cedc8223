import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { rosterApi } from '#contract/endpoints/roster.ts';
import type { RosterFile } from '#contract/roster.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import styles from './Roster.module.css';
import { UploadList } from './UploadList.tsx';

/** Choosing a file, and undoing what was uploaded within a day. */
export function FileStep({ onRead }: { onRead: (name: string, file: RosterFile) => void }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = useMutation({
    mutationFn: (file: File) =>
      api.call(rosterApi.readFile, {
        params: { academyNo },
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
    onSuccess: (sheets, file) => onRead(file.name, sheets),
    meta: { ownError: true },
  });
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !read.isPending) read.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <Panel title="파일 고르기" className={styles.panel}>
        {read.error && <FormNotice>{describeError(read.error)}</FormNotice>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button in it */}
        <div
          className={`${styles.drop} ${over ? styles.over : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileSpreadsheet aria-hidden="true" />
          <p>엑셀(.xlsx)이나 CSV 파일을 여기에 놓거나 골라 주세요.</p>
          <Button size="l" busy={read.isPending} onClick={() => input.current?.click()}>
            파일 고르기
          </Button>
          <input
            ref={input}
            type="file"
            aria-label="명단 파일"
            className="visually-hidden"
            tabIndex={-1}
            accept=".xlsx,.xlsm,.csv,.tsv,.txt"
            onChange={(event) => {
              take(event.target.files);
              // The same file once more is a change as well, when it was corrected meanwhile.
              event.target.value = '';
            }}
          />
        </div>
        <ul className={styles.tips}>
          <li>제목 줄이나 빈 줄, 시트 여러 장, 합친 칸이 있어도 괜찮아요.</li>
          <li>이름, 생년월일, 학년이 있으면 돼요. 만 14세 미만은 보호자 휴대전화와 서면 동의도 필요해요.</li>
          <li>파일은 읽기만 하고 저장하지 않아요. 주민등록번호가 든 칸은 지우고 골라 주세요.</li>
        </ul>
      </Panel>
      <UploadList />
    </>
  );
}
