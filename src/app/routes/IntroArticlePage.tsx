import { useParams } from 'react-router-dom';
import { ArticleReader } from '../../features/intro/pages/ArticleReader.tsx';

export function IntroArticlePage() {
  const { articleNo = '' } = useParams();
  return <ArticleReader key={articleNo} articleNo={articleNo} />;
}
