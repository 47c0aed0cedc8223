import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { HomeDiffView } from '../../features/intro/pages/HomeDiffView.tsx';

export function HomeDiffPage() {
  return <IntroScreen page="diff">{(texts) => <HomeDiffView texts={texts} />}</IntroScreen>;
}
