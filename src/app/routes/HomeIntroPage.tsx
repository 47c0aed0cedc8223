import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { HomeFrontView } from '../../features/intro/pages/HomeFrontView.tsx';

export function HomeIntroPage() {
  return <IntroScreen page="intro">{(texts) => <HomeFrontView texts={texts} />}</IntroScreen>;
}
