import { useParams } from 'react-router-dom';
import { NoticeArticle } from '../../features/notice/NoticeArticle.tsx';

export function NoticeViewPage() {
  const { articleNo = '' } = useParams();
  return <NoticeArticle articleNo={articleNo} />;
}
