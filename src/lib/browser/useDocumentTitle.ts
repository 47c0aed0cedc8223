import { useEffect } from 'react';

/** Names the tab while the page is shown; null leaves the name of the product alone. */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · 책바다` : '책바다';
  }, [title]);
}
