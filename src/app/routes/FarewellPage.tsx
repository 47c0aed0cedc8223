import { FarewellView } from '../../features/my-page/withdrawal/FarewellView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function FarewellPage() {
  useDocumentTitle('안녕히 가세요');
  return <FarewellView />;
}
