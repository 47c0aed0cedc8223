import { MainView } from '../../features/home/MainView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MainPage() {
  useDocumentTitle(null);
  return <MainView />;
}
