import { PageHeader } from '../../components/page/PageHeader.tsx';
import { SearchView } from '../../features/search/SearchView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function SearchPage() {
  useDocumentTitle('책 찾기');
  return (
    <>
      <PageHeader title="책 찾기" />
      <SearchView />
    </>
  );
}
