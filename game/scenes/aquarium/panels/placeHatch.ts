import type { AquariumLayout } from '../layout/AquariumLayout.ts';

export interface HatchPlace {
  width: number;
  height: number;
  /** Heights of a card and of the button. */
  card: number;
  button: number;
  columns: number;
}

/** How large the choice of a friend is; in the middle of the stage. */
export function placeHatch(
  { look }: Pick<AquariumLayout, 'look'>,
  stage: { width: number; height: number },
): HatchPlace {
  if (look.form === 'below') return { width: 576, height: 900, card: 280, button: 92, columns: 3 };
  if (look.form === 'column') {
    const width = Math.min(900, stage.width - 20);
    return { width, height: Math.min(464, stage.height - 12), card: 236, button: 66, columns: 5 };
  }
  if (look.unit < 1) return { width: 580, height: 580, card: 178, button: 58, columns: 3 };
  return { width: 1120, height: 540, card: 286, button: 72, columns: 5 };
}
