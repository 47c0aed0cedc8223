import { useParams } from 'react-router-dom';
import { TestPage } from '../../components/test-question/TestPage.tsx';
import { CertificateCheckView } from '../../features/contest/certificate/CertificateCheckView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function ContestCertificateCheckPage() {
  useDocumentTitle('인증서 확인');
  return (
    <TestPage>
      <CertificateCheckView certificateNo={useParams().certificateNo ?? ''} />
    </TestPage>
  );
}
