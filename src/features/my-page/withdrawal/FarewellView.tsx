import { Navigate, useLocation } from 'react-router-dom';
import { formatDateTime, formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { SeaScene } from '#src/components/illustrations/SeaScene.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { paths } from '#src/config/paths.ts';
import { isRecord } from '#src/lib/persisted/isRecord.ts';
import styles from './FarewellView.module.css';

/** The last page: thanks, and the way back while there is one. */
export function FarewellView() {
  const { state } = useLocation() as { state: unknown };
  if (!isRecord(state) || typeof state.undoUntil !== 'string' || typeof state.purgeBy !== 'string') {
    return <Navigate to={paths.root.getHref()} replace />;
  }
  return (
    <div className={styles.page}>
      <SeaScene />
      <Main className={styles.card}>
        <PetFace species="octopus" stage="young" mood="calm" size={148} title="" afloat />
        <h1>그동안 함께해서 고마웠어요</h1>
        <p>읽은 이야기는 마음속에 오래 남을 거예요.</p>
        <dl className={styles.dates}>
          <div>
            <dt>되돌릴 수 있는 때</dt>
            <dd>{formatDateTime(Date.parse(state.undoUntil))}까지</dd>
          </div>
          <div>
            <dt>모두 지워지는 날</dt>
            <dd>{formatKoreanDate(Date.parse(state.purgeBy))}</dd>
          </div>
        </dl>
        <p className={styles.note}>마음이 바뀌면 그때까지 로그인만 해 주세요. 기록이 그대로 돌아와요.</p>
        <ButtonLink size="l" to={paths.root.getHref()}>
          첫 화면으로 가기
        </ButtonLink>
      </Main>
    </div>
  );
}
