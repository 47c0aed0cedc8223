import { type OutfitSlot, outfitSlots } from '#domain/aquarium/Look.ts';
import type { Worn } from '../PetLook.ts';
import { drawnWidth, ITEM_SIDE, outfitFit } from './outfitFit.ts';
import type { PartSpec, RigSpec, StageSpec, WearAnchor } from './RigSpec.ts';

/** Half the width of an eye, face units. */
const EYE_HALF = 30;

/** Where each slot lies on a body of this stage; its container moves with the part it is fixed on. */
export function wearAnchors(rig: RigSpec, stage: StageSpec): Record<OutfitSlot, WearAnchor> {
  const { face } = rig;
  const across = 2 * (face.eyeX * stage.eyeSpread + EYE_HALF * face.eyeScale * stage.eyeScale);
  return { ...rig.wear, face: { parent: 'face', x: 0, y: 0, width: across } };
}

/** The anchor of a slot as a part, scaled so that one unit is a hundredth of its width, and what is worn there. */
export function wearParts(slot: OutfitSlot, anchor: WearAnchor, worn: Worn | undefined): PartSpec[] {
  const unit = anchor.width / 100;
  const name = `wear-${slot}`;
  const { parent, x, y, rotation = 0 } = anchor;
  const part: PartSpec = { name, parent, x, y, rotation, scaleX: unit, scaleY: unit };
  const art = worn?.[slot];
  if (!art) return [part];
  const fit = outfitFit(slot, art);
  const scale = fit.width / drawnWidth(fit.frame);
  // A picture of the atlas is placed by its upper left corner, a drawn one by its pivot.
  const corner = fit.frame.startsWith('item/') ? ITEM_SIDE * scale : 0;
  const turn: PartSpec = { name: `${name}-turn`, parent: name, x: fit.x, y: fit.y, rotation: fit.rotation };
  return [
    part,
    turn,
    {
      name: `outfit-${slot}`,
      parent: turn.name,
      frame: fit.frame,
      x: -corner * fit.pivotX,
      y: -corner * fit.pivotY,
      scaleX: scale,
      scaleY: scale,
    },
  ];
}

/** True when something worn takes the place of the sprout, the star or the crown. */
export function coversAccessory(worn: Worn | undefined): boolean {
  return outfitSlots.some((slot) => {
    const art = worn?.[slot];
    return art ? outfitFit(slot, art).covers : false;
  });
}
