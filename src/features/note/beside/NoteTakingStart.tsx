import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { noteQueries } from '../noteQueries.ts';
import styles from './NoteTakingStart.module.css';
import { noteHref } from './noteHref.ts';

/** Before a mission in own words: what was noted already, or a first note to begin with. */
export function NoteTakingStart({ bookNo, mission }: { bookNo: number; mission: MissionKind }) {
  const { data } = useQuery(noteQueries.overview(useApi(), bookNo));
  const count = data?.noteCount ?? 0;
  return (
    <section className={styles.start} aria-label="노트로 시작하기">
      <ArtIcon name="memo" size={48} />
      <p>
        {count > 0
          ? `이 책에서 적은 노트가 ${count}개 있어요. 쓰는 동안 옆에 펼쳐 둘 수 있어요.`
          : '먼저 떠오른 것을 노트에 적어 두면 글이 술술 써져요.'}
      </p>
      <ButtonLink tone="white" icon={<NotebookPen aria-hidden="true" />} to={noteHref(bookNo, mission)}>
        {count > 0 ? '내 노트 보기' : '노트 먼저 쓰기'}
      </ButtonLink>
    </section>
  );
}
