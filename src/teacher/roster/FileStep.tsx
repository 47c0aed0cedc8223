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
import { packFiles } from './packFiles.ts';
import styles from './Roster.module.css';
import { UploadList } from './UploadList.tsx';

const nameOf = (files: readonly File[]) => (files.length === 1 ? (files[0]?.name ?? '') : `CSV 파일 ${files.length}개`);

/** Choosing a file, and undoing what was uploaded within a day. */
export function FileStep({ onRead }: { onRead: (name: string, file: RosterFile) => void }) {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [mixed, setMixed] = useState(false);
  const read = useMutation({
    mutationFn: async (files: readonly File[]) =>
      api.call(rosterApi.readFile, { params: { academyNo }, file: await packFiles(files) }),
    onSuccess: (sheets, files) => onRead(nameOf(files), sheets),
    meta: { ownError: true },
  });
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length === 0 || read.isPending) return;
    const together = all.length === 1 || all.every(({ name }) => /\.csv$/i.test(name));
    setMixed(!together);
    if (together) read.mutate(all);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <Panel title="파일 고르기" className={styles.panel}>
        {mixed && (
          <FormNotice>
            엑셀 명단은 한 번에 하나씩 골라 주세요. 여러 파일을 함께 고를 수 있는 것은 OneRoster의 CSV 파일이에요. 올린
            것은 없어요.
          </FormNotice>
        )}
        {read.error && !mixed && <FormNotice>{describeError(read.error)}</FormNotice>}
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
          <p>엑셀(.xlsx), CSV, OneRoster(.zip) 파일을 여기에 놓거나 골라 주세요.</p>
          <Button size="l" busy={read.isPending} onClick={() => input.current?.click()}>
            파일 고르기
          </Button>
          <input
            ref={input}
            type="file"
            aria-label="명단 파일"
            className="visually-hidden"
            tabIndex={-1}
            multiple
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,.zip"
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
          <li>
            OneRoster(1.1·1.2) 파일도 올릴 수 있어요. zip 하나를 고르거나 users.csv, classes.csv 같은 CSV를 함께 골라
            주세요.
          </li>
          <li>파일은 읽기만 하고 저장하지 않아요. 주민등록번호가 든 칸은 지우고 골라 주세요.</li>
        </ul>
      </Panel>
      <UploadList />
    </>
  );
}
