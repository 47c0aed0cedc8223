import { LibraryFrame } from '../../features/library/LibraryFrame.tsx';
import { WordsView } from '../../features/library/words/WordsView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function LibraryWordsPage() {
  useDocumentTitle('낱말 바구니');
  return (
    <LibraryFrame title="낱말 바구니" lead="뜻을 먼저 떠올려 보고, 펴서 확인해 봐요.">
      <WordsView />
    </LibraryFrame>
  );
}
