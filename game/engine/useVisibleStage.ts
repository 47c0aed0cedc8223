import { useApplication } from '@pixi/react';
import { useEffect, useState } from 'react';
import { type CoveredStage, coveredStage } from './coveredStage.ts';
import type { Rect } from './Rect.ts';
import { useStage } from './StageContext.ts';
import { visibleStage } from './visibleStage.ts';

/** The part of the stage that can be seen, in stage units. `keyboard`: a keyboard on the screen covers the rest. */
export interface VisibleStage {
  seen: Rect;
  keyboard: boolean;
}

/** Follows the keyboard of phones and tablets, which covers the canvas without changing its size. */
export function useVisibleStage(): VisibleStage {
  const stage = useStage();
  const { app } = useApplication();
  const [covered, setCovered] = useState<CoveredStage>({ top: 0, bottom: 0 });
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const next = coveredStage(app.renderer ? app.canvas : null, viewport);
      setCovered((now) => (now.top === next.top && now.bottom === next.bottom ? now : next));
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [app]);
  return visibleStage(stage, covered);
}
