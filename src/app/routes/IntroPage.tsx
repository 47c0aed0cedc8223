import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { FrontView } from '../../features/intro/pages/FrontView.tsx';

export function IntroPage() {
  return <IntroScreen page="index">{(texts) => <FrontView texts={texts} />}</IntroScreen>;
}
