import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { PolicyView, shownDocument } from '../../features/policy/PolicyView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function PolicyPage() {
  useDocumentTitle('약관과 개인정보 처리방침');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeader title="약관과 개인정보 처리방침" lead="책바다가 지키는 약속을 모두 볼 수 있습니다." />
      <PolicyView
        place={{
          code: shownDocument(params.get('document')),
          version: Math.trunc(Number(params.get('version'))) || null,
        }}
        onShow={({ code, version }) =>
          setParams({
            ...(code !== 'PERSONAL' && { document: code }),
            ...(version !== null && { version: String(version) }),
          })
        }
      />
    </>
  );
}
