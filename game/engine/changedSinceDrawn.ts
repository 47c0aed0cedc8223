import type { RenderGroup } from 'pixi.js';

/**
 * Whether a picture of the scene would differ from the last one: something was moved, added, taken away or redrawn
 * since. Pixi notes that for itself and forgets it when it renders.
 *
 * @param group of the stage; none before it was rendered for the first time
 */
export function changedSinceDrawn(group: RenderGroup | null | undefined): boolean {
  if (!group || group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true;
  for (const depth in group.childrenToUpdate) if (group.childrenToUpdate[depth]?.index) return true;
  return group.renderGroupChildren.some(changedSinceDrawn);
}
