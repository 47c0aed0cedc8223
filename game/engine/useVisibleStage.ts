import { useApplication } from '@pixi/react';
import { useCallback, useEffect, useState } from 'react';
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
  const measure = useCallback(() => {
    if (!window.visualViewport) return;
    const next = coveredStage(app.renderer ? app.canvas : null, window.visualViewport);
    setCovered((now) => (now.top === next.top && now.bottom === next.bottom ? now : next));
  }, [app]);
  useEffect(() => {
    window.visualViewport?.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('scroll', measure);
    return () => {
      window.visualViewport?.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('scroll', measure);
    };
  }, [measure]);
  // A box as high as the window follows it a frame later: a tablet that was turned looks until then as if a keyboard
  // covered it.
  useEffect(() => {
    if (stage) measure();
  }, [measure, stage]);
  return visibleStage(stage, covered);
}
