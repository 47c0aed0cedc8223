import { LibraryFrame } from '../../features/library/LibraryFrame.tsx';
import { WordsView } from '../../features/library/words/WordsView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function LibraryWordsPage() {
  useDocumentTitle('낱말 바구니');
  return (
    <LibraryFrame title="낱말 바구니" lead="책에서 만나 담아 둔 낱말이에요.">
      <WordsView />
    </LibraryFrame>
  );
}
