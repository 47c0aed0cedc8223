import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { StartupView } from '../../features/intro/pages/StartupView.tsx';

export function IntroStartupPage() {
  return <IntroScreen page="startup">{(texts) => <StartupView texts={texts} />}</IntroScreen>;
}
