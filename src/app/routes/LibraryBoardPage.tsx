import { BoardView } from '../../features/library/board/BoardView.tsx';
import { LibraryFrame } from '../../features/library/LibraryFrame.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function LibraryBoardPage() {
  useDocumentTitle('내 책장');
  return (
    <LibraryFrame title="내 책장" lead="내 책이 모두 여기에 있어요.">
      <BoardView />
    </LibraryFrame>
  );
}
