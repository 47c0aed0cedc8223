import { IntroScreen } from '../../features/intro/IntroScreen.tsx';
import { ArticlesView } from '../../features/intro/pages/ArticlesView.tsx';

export function IntroArticlesPage() {
  return <IntroScreen page="articles">{(texts) => <ArticlesView texts={texts} />}</IntroScreen>;
}
