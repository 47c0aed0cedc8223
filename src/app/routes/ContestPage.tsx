import { ContestView } from '../../features/contest/page/ContestView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function ContestPage() {
  useDocumentTitle('게임 대회');
  return <ContestView />;
}
