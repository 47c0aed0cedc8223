import { CartView } from '../../features/library/cart/CartView.tsx';
import { LibraryFrame } from '../../features/library/LibraryFrame.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';

export function LibraryCartPage() {
  useDocumentTitle('책바구니');
  return (
    <LibraryFrame title="책바구니" lead="곧 읽으려고 담아 둔 책이에요.">
      <CartView />
    </LibraryFrame>
  );
}
