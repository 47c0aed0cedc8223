import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitStage, type StageFit } from './fitStage.ts';

/** Follows the size of the box, the rotation of the device and the zoom of the page. Null until it is laid out. */
export function useStageFit(box: RefObject<HTMLElement | null>): StageFit | null {
  const [fit, setFit] = useState<StageFit | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      setFit(fitStage(clientWidth, clientHeight, window.devicePixelRatio));
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
  return fit;
}
