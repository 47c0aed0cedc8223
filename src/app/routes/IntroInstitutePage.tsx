import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { InstituteView } from '../../features/intro/pages/InstituteView.tsx';

export function IntroInstitutePage() {
  return <IntroScreen page="institute">{(texts) => <InstituteView texts={texts} />}</IntroScreen>;
}
