import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { ExperienceView } from '../../features/intro/pages/ExperienceView.tsx';

export function IntroExperiencePage() {
  return <IntroScreen page="experience">{(texts) => <ExperienceView texts={texts} />}</IntroScreen>;
}
