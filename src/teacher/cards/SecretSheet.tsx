import type { MadeCard } from '#contract/loginCard.ts';
import { cardPictureNames } from '#domain/login-card/cardPictures.ts';
import { CardPictureImage } from '#src/components/card-picture/CardPictureImage.tsx';
import styles from './PrintCards.module.css';

interface SecretSheetProps {
  title: string;
  academyName: string;
  cards: readonly MadeCard[];
}

/** What the teacher keeps apart from the cards: the pictures of each child, and first passwords to read out. */
export function SecretSheet({ title, academyName, cards }: SecretSheetProps) {
  return (
    <div className={styles.sheet}>
      <h3>
        {academyName} {title} · 선생님이 보관하는 표
      </h3>
      <p className={styles.keep}>카드와 따로 두고, 한 명씩 조용히 알려 주세요.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">번호</th>
            <th scope="col">이름</th>
            <th scope="col">그림 차례 · 첫 비밀번호</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ accountNo, classNumber, name, secret }) => (
            <tr key={accountNo}>
              <td>{classNumber ?? ''}</td>
              <th scope="row">{name}</th>
              <td>
                {secret.way === 'CARD' && (
                  <ol className={styles.pictures}>
                    {secret.pictures.map((picture) => (
                      <li key={picture}>
                        <CardPictureImage picture={picture} size={28} /> {cardPictureNames[picture]}
                      </li>
                    ))}
                  </ol>
                )}
                {secret.way === 'PASSWORD' && (
                  <>
                    <code>{secret.password}</code> <span>({secret.spoken})</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
