import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { CasesView } from '../../features/intro/pages/CasesView.tsx';

export function IntroCasesPage() {
  return <IntroScreen page="cases">{(texts) => <CasesView texts={texts} />}</IntroScreen>;
}
