import { Link } from 'react-router-dom';
import type { MyPageMain } from '#contract/myPage.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { paths } from '#src/config/paths.ts';
import styles from './TreasureTiles.module.css';

/** What was gathered so far. The purses lead to their entries. */
export function TreasureTiles({ page }: { page: MyPageMain }) {
  const point = paths.mypagePoint.getHref();
  return (
    <ul className={styles.tiles}>
      <Tile art="coin" name="북포인트" value={`${page.bookPoint.toLocaleString('ko-KR')}점`} href={point} />
      <Tile art="oyster" name="조개" value={`${page.shells.toLocaleString('ko-KR')}개`} href={`${point}?purse=SHELL`} />
      <Tile art="sports-medal" name="인증한 책" value={`${page.verifiedBookCount.toLocaleString('ko-KR')}권`} />
      <Tile art="open-book" name="이번 달 읽은 날" value={`${page.readingDayCountThisMonth}일`} />
    </ul>
  );
}

function Tile({ art, name, value, href }: { art: ArtIconName; name: string; value: string; href?: string }) {
  const inside = (
    <>
      <ArtIcon name={art} size={48} />
      <span className={styles.words}>
        <span>{name}</span>
        <strong>{value}</strong>
      </span>
    </>
  );
  return (
    <li>
      {href ? (
        <Link className={styles.tile} to={href}>
          {inside}
        </Link>
      ) : (
        <div className={styles.tile}>{inside}</div>
      )}
    </li>
  );
}
