import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { ContactWays } from '../../components/contact/ContactWays.tsx';
import { paths } from '../../config/paths.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import styles from './FindCard.module.css';
import { FindCard } from './FindCard.tsx';

interface SentCardProps {
  /** What was sent, such as '아이디를'. */
  what: string;
  onAgain: () => void;
}

/** The same for known and unknown people: nobody learns here who is a member. */
export function SentCard({ what, onAgain }: SentCardProps) {
  const { site, contact } = useServices();
  const signedIn = useAccount() !== null;
  const withoutAddress =
    site !== 'home'
      ? '다니는 학원이나 학교 선생님께 말해 주세요.'
      : contact === null
        ? '메일을 보내 드릴 곳이 없어요.'
        : '보호자와 함께 고객센터에 물어봐 주세요.';
  return (
    <FindCard title="메일함을 열어 보세요">
      <div className={styles.sent} role="status">
        <ArtIcon name="scroll" size={88} />
        <p>적어 주신 정보가 맞으면 가입할 때 적은 이메일로 {what} 보내 드렸어요.</p>
      </div>
      <div className={styles.help}>
        <strong>메일이 안 왔나요?</strong>
        <ul>
          <li>몇 분 기다린 뒤 스팸 메일함도 살펴봐 주세요.</li>
          <li>적은 정보가 가입할 때와 다르면 메일이 가지 않아요.</li>
          <li>이메일 없이 가입했거나 이메일을 확인하지 않았다면 {withoutAddress}</li>
        </ul>
        <ContactWays />
      </div>
      <div className={styles.actions}>
        {signedIn ? (
          <ButtonLink size="l" to={paths.mypageInfo.getHref()}>
            내 정보로 돌아가기
          </ButtonLink>
        ) : (
          <ButtonLink size="l" to={paths.login.getHref()}>
            로그인하러 가기
          </ButtonLink>
        )}
        <Button tone="ghost" onClick={onAgain}>
          다시 적을래요
        </Button>
      </div>
    </FindCard>
  );
}
