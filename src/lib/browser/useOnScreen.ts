import { type RefObject, useEffect, useState } from 'react';

/** True while the element is in sight or about to be; always where the browser does not report it. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '80px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
