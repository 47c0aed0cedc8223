import { MyPageFrame } from '../../features/my-page/MyPageFrame.tsx';
import { RecordView } from '../../features/record/RecordView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function RecordPage() {
  useDocumentTitle('독서 기록');
  return (
    <MyPageFrame title="독서 기록" lead="읽은 책과 미션, 내가 쓴 글을 간직할 수 있어요.">
      <RecordView />
    </MyPageFrame>
  );
}
