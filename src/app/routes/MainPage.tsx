import { ContestTeaser } from '../../features/contest/teaser/ContestTeaser.tsx';
import { MainView } from '../../features/home/MainView.tsx';
import { PopupHost } from '../../features/home/popup/PopupHost.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function MainPage() {
  useDocumentTitle(null);
  return (
    <>
      <MainView contest={<ContestTeaser />} />
      <PopupHost />
    </>
  );
}
