import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

interface SignOutQuestionProps {
  /** Answers, missions handed in, notes and places in books that the server does not have yet. */
  unsent: number;
  onAnswer: (choice: 'keep' | 'discard' | 'stay') => void;
}

/** Asked before signing out where something would be left behind on this device. */
export function SignOutQuestion({ unsent, onAnswer }: SignOutQuestionProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer('stay')}
      title="아직 보내지 못한 것이 있어요"
      description={`답, 낸 미션, 노트, 읽던 자리 가운데 ${unsent}개가 이 기기에만 있어요.\n남겨 두면 다음에 이 기기에서 로그인할 때 이어서 보내요.\n여럿이 쓰는 기기라면 지우고 나가도 돼요.`}
      footer={
        <>
          <Button tone="soft" onClick={() => onAnswer('discard')}>
            지우고 나가기
          </Button>
          <Button onClick={() => onAnswer('keep')}>남겨 두고 나가기</Button>
        </>
      }
    />
  );
}
