import { createContext, useContext } from 'react';
import { fitStage, type StageFit } from './fitStage.ts';

export const StageContext = createContext<StageFit>(fitStage(1280, 800, 1));

/** Size, orientation, scale and bleed of the stage; a component that reads it is drawn again after a resize. */
export function useStage(): StageFit {
  return useContext(StageContext);
}
