import { Bell } from 'lucide-react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { PetFace } from '../../components/pet/PetFace.tsx';
import { paths } from '../../config/paths.ts';
import styles from './VoyageCard.module.css';

/** The way into a golden bell of the institution, while one is open. */
export function BellCard({ roomNo }: { roomNo: number | null }) {
  const href = paths.bell.getHref();
  return (
    <section className={styles.card} aria-labelledby="bell-open">
      <PetFace species="whale" stage="young" mood="joyful" size={88} title="" />
      <div className={styles.words}>
        <h2 id="bell-open">{roomNo === null ? '독서 골든벨이 열렸어요' : '독서 골든벨이 이어지고 있어요'}</h2>
        <p>{roomNo === null ? '큰 화면의 네 자리 번호를 적고 들어가요.' : '내 자리는 그대로 있어요.'}</p>
      </div>
      <ButtonLink size="l" to={roomNo === null ? href : `${href}?room=${roomNo}`} icon={<Bell aria-hidden="true" />}>
        {roomNo === null ? '골든벨 방에 들어가기' : '다시 들어가기'}
      </ButtonLink>
    </section>
  );
}
