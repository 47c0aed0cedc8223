import { useQuery } from '@tanstack/react-query';
import { BookHeart, Undo2 } from 'lucide-react';
import type { WithdrawalPreview } from '#contract/myPage.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { myPageQueries } from '../myPageQueries.ts';
import { LeaveForm } from './LeaveForm.tsx';
import { LeavingTicket } from './LeavingTicket.tsx';
import styles from './WithdrawalView.module.css';

/** What leaving means, in plain words; nobody is talked into staying. */
export function WithdrawalView() {
  return (
    <QueryView query={useQuery(myPageQueries.withdrawal(useApi()))} skeleton={<Skeleton height={420} radius={32} />}>
      {(preview) => (
        <div className={styles.page}>
          <Panel title="탈퇴하면 이렇게 돼요">
            <p className={styles.lead}>아래의 기록이 모두 지워져요.</p>
            <ul className={styles.gone}>
              {listGone(preview).map(({ art, text }) => (
                <li key={text}>
                  <ArtIcon name={art} size={36} />
                  {text}
                </li>
              ))}
            </ul>
            <ol className={styles.steps}>
              <li>
                <strong>바로</strong> 모든 기기에서 로그아웃되고, 부모님께 드린 링크도 닫혀요.
              </li>
              <li>
                <strong>{preview.undoHours}시간 안에는</strong> 다시 로그인해서 되돌릴 수 있어요. 기록도 그대로
                돌아와요.
              </li>
              <li>
                <strong>{preview.purgeDays}일 안에</strong> 위의 기록과 내 정보가 모두 지워지고, 그 뒤에는 되살릴 수
                없어요.
              </li>
            </ol>
            <p className={styles.note}>
              <Undo2 aria-hidden="true" />
              마음이 바뀌면 서두르지 말고 {preview.undoHours}시간 안에 로그인만 해 주세요.
            </p>
          </Panel>
          <Panel title="먼저 기록을 간직해 둘까요?">
            <div className={styles.keep}>
              <p>읽은 책, 미션 결과, 내가 쓴 글을 인쇄하거나 파일로 저장할 수 있어요.</p>
              <ButtonLink tone="soft" to={paths.mypageRecord.getHref()} icon={<BookHeart aria-hidden="true" />}>
                독서 기록 저장하기
              </ButtonLink>
            </div>
          </Panel>
          {preview.ticket && <LeavingTicket ticket={preview.ticket} />}
          <LeaveForm accountId={preview.accountId} refund={preview.ticket?.refund} />
        </div>
      )}
    </QueryView>
  );
}

/** What there is of this student; what there is none of is not listed. */
function listGone(preview: WithdrawalPreview): { art: ArtIconName; text: string }[] {
  const { verifiedBookCount, missionCount, bookPoint, shells, itemCount, petNickname } = preview;
  const count = (value: number) => value.toLocaleString('ko-KR');
  const parts: [boolean, ArtIconName, string][] = [
    [verifiedBookCount > 0, 'books', `인증한 책 ${count(verifiedBookCount)}권`],
    [missionCount > 0, 'puzzle-piece', `미션 기록 ${count(missionCount)}개와 내가 쓴 글`],
    [bookPoint > 0, 'coin', `북포인트 ${count(bookPoint)}점`],
    [shells > 0, 'oyster', `조개 ${count(shells)}개`],
    [petNickname !== null, 'tropical-fish', `바다 친구 ${petNickname}`],
    [itemCount > 0, 'backpack', `수족관 아이템 ${count(itemCount)}개`],
    [true, 'memo', '이름, 연락처, 사진 같은 내 정보'],
  ];
  return parts.filter(([there]) => there).map(([, art, text]) => ({ art, text }));
}
