import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { ContentsView } from '../../features/intro/pages/ContentsView.tsx';

export function IntroContentsPage() {
  return <IntroScreen page="contents">{(texts) => <ContentsView texts={texts} />}</IntroScreen>;
}
