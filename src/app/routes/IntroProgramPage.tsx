import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { ProgramView } from '../../features/intro/pages/ProgramView.tsx';

export function IntroProgramPage() {
  return <IntroScreen page="program">{(texts) => <ProgramView texts={texts} />}</IntroScreen>;
}
