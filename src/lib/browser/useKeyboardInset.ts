import { useEffect, useState } from 'react';

/** A smaller part that is covered is a bar of the browser, in CSS pixels. */
const LEAST_KEYBOARD = 120;

/** How much of the window's bottom a keyboard on the screen covers, in CSS pixels; 0 without one, and on a zoomed page. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      setInset(viewport.scale < 1.05 && covered >= LEAST_KEYBOARD ? Math.round(covered) : 0);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
