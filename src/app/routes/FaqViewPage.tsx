import { useParams } from 'react-router-dom';
import { FaqArticle } from '../../features/cs/faq/FaqArticle.tsx';

export function FaqViewPage() {
  const { articleNo = '' } = useParams();
  return <FaqArticle faqNo={articleNo} />;
}
