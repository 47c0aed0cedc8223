import { QRCodeSVG } from 'qrcode.react';
import type { HostBell } from '#contract/goldenBell.ts';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import styles from './BellScreen.module.css';
import { CalmStatus } from './CalmStatus.tsx';
import { crowdSize } from './crowdSize.ts';

/** The code, the way in, and who has come. */
export function BellLobby({ state }: { state: HostBell }) {
  const { code, people } = state;
  const size = crowdSize(people.length);
  const words = people.length === 0 ? '친구들을 기다려요' : `${people.length}명이 왔어요`;
  return (
    <div className={styles.lobby} data-crowd={size}>
      <section className={styles.door}>
        <p className={styles.calling}>첫 화면의 ‘골든벨 방에 들어가기’를 누르고</p>
        <p className={styles.code}>
          <span className="visually-hidden">방 번호 </span>
          {code}
        </p>
        <QRCodeSVG
          className={styles.qr}
          value={`${window.location.origin}/bell?code=${code}`}
          size={240}
          title="방으로 가는 그림"
        />
      </section>
      <section className={styles.crowd} aria-labelledby="bell-crowd">
        <h2 id="bell-crowd">{words}</h2>
        <CalmStatus words={words} />
        <ul className={styles.people}>
          {people.map(({ accountNo, nickname, species }) => (
            <li key={accountNo}>
              {size !== 'HALL' && (
                <PetFace species={species} stage="young" mood="joyful" size={size === 'GROUP' ? 44 : 28} title="" />
              )}
              <span>{nickname}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
