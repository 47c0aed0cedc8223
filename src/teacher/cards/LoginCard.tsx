import { QRCodeSVG } from 'qrcode.react';
import type { MadeCard } from '#contract/loginCard.ts';
import { showCardCode } from '#domain/login-card/readCardCode.ts';
import { LogoMark } from '#src/components/layout/Logo.tsx';
import { cardAddress, loginAddress } from './cardAddress.ts';
import styles from './PrintCards.module.css';

/** CSS pixels on the screen; on paper the style sheet decides. */
const QR_SIZE = 116;

/** One card to cut out: who it belongs to, and the way in. Nothing of the pictures or the password is on it. */
export function LoginCard({ card, academyName }: { card: MadeCard; academyName: string }) {
  const { name, className, classNumber, accountId, secret } = card;
  const place = [className, classNumber !== null && `${classNumber}번`].filter(Boolean).join(' ');
  const address = secret.way === 'CARD' ? cardAddress(secret.code) : loginAddress();
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <p className={styles.academy}>
          <LogoMark size={20} /> {academyName}
        </p>
        <p className={styles.place}>{place}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.id}>
          아이디 <b>{accountId}</b>
        </p>
        <p className={styles.how}>
          {secret.way === 'CARD'
            ? '카메라로 비추고 내 그림 세 개를 차례로 눌러요.'
            : '카메라로 비추고 아이디와 첫 비밀번호를 적어요.'}
        </p>
      </div>
      <div className={styles.code}>
        <QRCodeSVG value={address} size={QR_SIZE} level="M" title={`${name} 로그인 QR`} />
        {secret.way === 'CARD' && <b>{showCardCode(secret.code)}</b>}
      </div>
    </li>
  );
}
