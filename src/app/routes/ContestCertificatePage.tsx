import { CertificateView } from '../../features/contest/certificate/CertificateView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function ContestCertificatePage() {
  useDocumentTitle('완주 인증서');
  return <CertificateView />;
}
