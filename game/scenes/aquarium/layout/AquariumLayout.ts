import type { Rect, StagePoint } from '#game/engine/Rect.ts';

export interface PetPlace extends StagePoint {
  scale: number;
}

/** One of the nine places of the room: where the foot of a decoration stands, and how large it is there. */
export interface RoomPlace extends StagePoint {
  /** 1–9. */
  position: number;
  size: number;
}

/** Tip of the tail of the pet's speech bubble, and where the words lie from it. */
export interface BubblePlace extends StagePoint {
  maxWidth: number;
  side: 'right' | 'left' | 'above';
}

/** Middle of the upper edge of a note on the water. */
export interface NotePlace extends StagePoint {
  maxWidth: number;
}

/** How panels are drawn on this stage. */
export interface PanelLook {
  /** Where the chosen item is described: below the cards with its button beside it, below with the button under it, or
   * in a column beside the cards. */
  form: 'beside' | 'below' | 'column';
  /** Sizes of the wide stage are multiplied by this. */
  unit: number;
  title: number;
  /** Height of the head with title and close button. */
  head: number;
  /** Side of the close button. */
  close: number;
  /** Height of a button. */
  button: number;
}

export interface AquariumLayout {
  upright: boolean;
  /** A phone held sideways. */
  short: boolean;
  status: Rect;
  gauges: readonly Rect[];
  purse: Rect;
  sound: Rect;
  exit: Rect;
  /** What is wanted less often: picture, cheers, holiday, switches. */
  menu: Rect;
  /** The four buttons below. */
  buttons: readonly Rect[];
  pet: PetPlace;
  /** Where the pet swims while a panel is open. */
  petAside: PetPlace;
  bubble: BubblePlace;
  bubbleAside: BubblePlace;
  room: readonly RoomPlace[];
  /** The ways to the tanks beside this one, at the edges. */
  doors: { left: StagePoint & { size: number }; right: StagePoint & { size: number } };
  /** Upper edge of the sand. */
  groundY: number;
  /** Bag and shop. */
  panel: Rect;
  /** A panel takes the whole stage: it has to go before the pet is seen to eat. */
  panelHidesPet: boolean;
  /** What can be put into the room, while it is decorated. */
  tray: Rect;
  /** Middle of the upper edge of messages: below the pet, so that its joy is seen; aside while a panel is open. */
  toast: StagePoint & { maxWidth: number };
  toastAside: StagePoint & { maxWidth: number };
  /** Middle of the upper edge of what is shown while the room is decorated, and while the aquarium rests. */
  hint: NotePlace;
  rest: NotePlace;
  /** Size of ordinary text, and of the smallest there is. */
  text: number;
  small: number;
  look: PanelLook;
}

/** Side of a thing that is carried to the pet under a finger. */
export function carriedSize({ look }: Pick<AquariumLayout, 'look'>): number {
  return look.form === 'beside' ? 120 * look.unit : 92;
}

/** Where a thing comes from that is given by a button: above the pet, in sight beside a panel. */
export function mouthSide({ petAside }: Pick<AquariumLayout, 'petAside'>): StagePoint {
  return { x: petAside.x, y: petAside.y - 220 };
}
