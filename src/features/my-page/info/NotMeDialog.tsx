import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { paths } from '#src/config/paths.ts';
import { useEndLogins } from './useEndLogins.ts';

/** What to do about a record that is not one's own. */
export function NotMeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { others } = useEndLogins();
  const changePassword = () => {
    onClose();
    void navigate(`${paths.mypageInfo.getHref()}#password`, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="내가 한 일이 아닌가요?"
      description={
        '비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃돼요.\n로그인하지 못한 기록만 있다면 아무도 들어오지 못한 거예요. 그래도 걱정되면 바꿔 주세요.'
      }
      footer={
        <>
          <Button tone="soft" busy={others.isPending} onClick={() => others.mutate(undefined, { onSettled: onClose })}>
            다른 기기 모두 로그아웃
          </Button>
          <Button onClick={changePassword}>비밀번호 바꾸기</Button>
        </>
      }
    />
  );
}
