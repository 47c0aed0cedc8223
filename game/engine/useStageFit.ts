import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitStage, type StageFit } from './fitStage.ts';

/**
 * Follows the size of the box, the rotation of the device and the zoom of the page. `fit` is null until the box is laid
 * out, and stays as it was while it is not (`laidOut`).
 */
export function useStageFit(box: RefObject<HTMLElement | null>): { fit: StageFit | null; laidOut: boolean } {
  const [fit, setFit] = useState<StageFit | null>(null);
  const [laidOut, setLaidOut] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const there = clientWidth > 0 && clientHeight > 0;
      setLaidOut(there);
      if (there) setFit(fitStage(clientWidth, clientHeight, window.devicePixelRatio));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Zoom changes the pixel ratio without always changing the size in CSS pixels.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [box]);
  return { fit, laidOut };
}
