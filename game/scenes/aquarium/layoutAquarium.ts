import type { Rect, StagePoint } from '../../engine/Rect.ts';

export interface PetPlace extends StagePoint {
  scale: number;
}

/** One of the nine places of the room: where the foot of a decoration stands, and how large it is there. */
export interface RoomPlace extends StagePoint {
  /** 1–9. */
  position: number;
  size: number;
}

/** Tip of the tail of what the pet says, and where the words lie from it. */
export interface BubblePlace extends StagePoint {
  maxWidth: number;
  side: 'right' | 'left' | 'above';
}

export interface AquariumLayout {
  upright: boolean;
  status: Rect;
  gauges: readonly Rect[];
  purse: Rect;
  sound: Rect;
  exit: Rect;
  /** The four buttons below. */
  buttons: readonly Rect[];
  pet: PetPlace;
  /** Where the pet swims while a panel is open. */
  petAside: PetPlace;
  bubble: BubblePlace;
  bubbleAside: BubblePlace;
  room: readonly RoomPlace[];
  /** Upper edge of the sand. */
  groundY: number;
  /** Bag and shop. */
  panel: Rect;
  /** What can be put into the room, while it is decorated. */
  tray: Rect;
  /** Middle of the upper edge of messages; aside while a panel is open. */
  toast: StagePoint & { maxWidth: number };
  toastAside: StagePoint & { maxWidth: number };
  /** Size of ordinary text. */
  text: number;
}

/** Where everything of the aquarium lies on the stage. */
export function layoutAquarium(stage: { width: number; height: number }): AquariumLayout {
  return stage.height > stage.width ? upright(stage.width, stage.height) : wide(stage.width, stage.height);
}

function wide(width: number, height: number): AquariumLayout {
  const button = { width: 148, height: 104, gap: 16 };
  const buttonsX = (width - button.width * 4 - button.gap * 3) / 2;
  const back = [208, 390, 890, 1072];
  const front = [304, 472, 640, 808, 976];
  return {
    upright: false,
    status: { x: 28, y: 24, width: 344, height: 92 },
    gauges: [0, 1, 2].map((row) => ({ x: 28, y: 130 + row * 58, width: 306, height: 48 })),
    purse: { x: 888, y: 24, width: 204, height: 64 },
    sound: { x: 1108, y: 24, width: 64, height: 64 },
    exit: { x: 1188, y: 24, width: 64, height: 64 },
    buttons: [0, 1, 2, 3].map((column) => ({
      x: buttonsX + column * (button.width + button.gap),
      y: height - button.height - 16,
      width: button.width,
      height: button.height,
    })),
    pet: { x: 640, y: 348, scale: 1.06 },
    petAside: { x: 262, y: 470, scale: 0.86 },
    bubble: { x: 806, y: 244, maxWidth: 400, side: 'right' },
    room: [
      ...back.map((x, index) => ({ position: index + 1, x, y: 582, size: 98 })),
      ...front.map((x, index) => ({ position: index + 5, x, y: 662, size: 112 })),
    ],
    groundY: 530,
    panel: { x: 528, y: 24, width: 728, height: 752 },
    tray: { x: 140, y: 692, width: 1000, height: 100 },
    toast: { x: 640, y: 112, maxWidth: 760 },
    toastAside: { x: 268, y: 640, maxWidth: 490 },
    bubbleAside: { x: 262, y: 336, maxWidth: 460, side: 'above' },
    text: 22,
  };
}

function upright(width: number, height: number): AquariumLayout {
  const ground = Math.round(height * 0.61);
  const button = { width: 134, height: 122, gap: 10 };
  const buttonsX = (width - button.width * 4 - button.gap * 3) / 2;
  const buttonsY = height - button.height - 16;
  const hudBottom = 288;
  const petScale = Math.min(1.25, Math.max(0.5, (ground - hudBottom + 40) / 430));
  const petY = Math.round((hudBottom + ground) / 2 + 24);
  const rows = [0.26, 0.58, 0.96].map((share) => ground + (buttonsY - 22 - ground) * share);
  const depth = Math.min(1, (buttonsY - ground) / 340);
  // A short stage gives the whole height to the panel, a tall one leaves the pet in sight.
  const panelHeight = height < 1100 ? height - 20 : Math.min(940, height - 236);
  const panelY = height - panelHeight - 10;
  const tray = 108;
  return {
    upright: true,
    status: { x: 16, y: 16, width: 390, height: 96 },
    gauges: [0, 1, 2].map((column) => ({ x: 16 + column * 192, y: 124, width: 184, height: 76 })),
    purse: { x: 16, y: 212, width: 184, height: 64 },
    sound: { x: 416, y: 20, width: 80, height: 80 },
    exit: { x: 504, y: 20, width: 80, height: 80 },
    buttons: [0, 1, 2, 3].map((column) => ({
      x: buttonsX + column * (button.width + button.gap),
      y: buttonsY,
      width: button.width,
      height: button.height,
    })),
    pet: { x: width / 2, y: petY, scale: petScale },
    petAside: { x: 440, y: Math.max(270, panelY - 56), scale: 0.5 },
    bubble: { x: width / 2 + 20, y: petY - 142 * petScale, maxWidth: width - 60, side: 'above' },
    room: rows.flatMap((y, row) =>
      [108, 300, 492].map((x, column) => ({
        position: row * 3 + column + 1,
        x,
        y,
        size: Math.round((92 + row * 10) * (0.62 + depth * 0.38)),
      })),
    ),
    groundY: ground,
    panel: { x: 12, y: panelY, width: width - 24, height: panelHeight },
    tray: { x: 12, y: height - tray - 12, width: width - 24, height: tray },
    toast: { x: width / 2, y: 290, maxWidth: width - 40 },
    toastAside: { x: width / 2, y: 14, maxWidth: width - 40 },
    bubbleAside: { x: 330, y: Math.max(250, panelY - 76), maxWidth: 330, side: 'left' },
    text: 27,
  };
}
