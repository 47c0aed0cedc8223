import type { AquariumLayout } from './AquariumLayout.ts';

/** Below this width a panel takes the whole stage. */
const ROOM_FOR_PET = 1000;
/** Between what can be touched: 8 CSS pixels where a unit is two thirds of one. */
const GAP = 12;
/** How far the plants at the left edge reach over the sand. */
const PLANTS = 140;
/** Upper edge of the buttons. */
const TOP = 88;

/** A phone held sideways: buttons down the right edge, so that the low stage keeps its water and its sand. */
export function shortAquarium(width: number, height: number): AquariumLayout {
  const button = { width: 112, height: (height - TOP - 12 - 3 * GAP) / 4 };
  const buttonsX = width - button.width - 14;
  const free = buttonsX - 10;
  const ground = height - 158;
  const besidePet = width >= ROOM_FOR_PET;
  const pet = besidePet
    ? { x: Math.round(free * 0.5), y: Math.round(height * 0.4), scale: 0.66 }
    : { x: 384, y: Math.round(height * 0.38), scale: 0.6 };
  const back = [0.06, 0.3, 0.7, 0.94];
  const front = [0, 0.25, 0.5, 0.75, 1];
  const size = Math.min(92, free * 0.12);
  // Plants stand at the left edge, in front of everything.
  const along = (share: number) => PLANTS + (free - PLANTS - size * 0.7) * share;
  const panelWidth = besidePet ? width - 332 : width - 20;
  const panelHeight = Math.min(480, height - 12);
  return {
    upright: false,
    short: true,
    status: { x: 14, y: 12, width: 300, height: 76 },
    gauges: [0, 1, 2].map((row) => ({ x: 14, y: 98 + row * 52, width: 264, height: 46 })),
    purse: { x: width - 14 - 64 * 3 - GAP * 2 - 170, y: 12, width: 160, height: 64 },
    menu: { x: width - 14 - 64 * 3 - GAP * 2, y: 12, width: 64, height: 64 },
    sound: { x: width - 14 - 64 * 2 - GAP, y: 12, width: 64, height: 64 },
    exit: { x: width - 14 - 64, y: 12, width: 64, height: 64 },
    buttons: [0, 1, 2, 3].map((row) => ({
      x: buttonsX,
      y: TOP + row * (button.height + GAP),
      width: button.width,
      height: button.height,
    })),
    pet,
    petAside: { x: 160, y: height - 112, scale: 0.56 },
    bubble: {
      x: pet.x + (besidePet ? 92 : 70),
      y: pet.y + (besidePet ? 4 : 60),
      maxWidth: free - pet.x - (besidePet ? 92 : 70) - 14,
      side: 'right',
    },
    room: [
      ...back.map((share, index) => ({ position: index + 1, x: along(share), y: height - 106, size })),
      ...front.map((share, index) => ({
        position: index + 5,
        x: along(share),
        y: height - 24,
        size: size * 1.08,
      })),
    ],
    doors: {
      // Below the button for naps.
      left: { x: 14, y: ground + 8, size: 64 },
      right: { x: free - 70, y: ground - 40, size: 64 },
    },
    groundY: ground,
    panel: { x: width - panelWidth - 10, y: 6, width: panelWidth, height: panelHeight },
    panelHidesPet: !besidePet,
    tray: { x: 14, y: 8, width: width - 28, height: 96 },
    toast: { x: free / 2, y: height - 92, maxWidth: free - 40 },
    toastAside: { x: width / 2, y: 10, maxWidth: Math.min(620, width - 40) },
    bubbleAside: { x: 160, y: height - 200, maxWidth: 300, side: 'above' },
    // Between the pet and the places.
    hint: { x: free / 2, y: ground - 46, maxWidth: 560 },
    // Low on the sand: above it the pet sleeps.
    rest: { x: free / 2, y: height - 122, maxWidth: free - 40 },
    text: 23,
    small: 22,
    look: { form: 'column', unit: 1, title: 28, head: 80, close: 64, button: 64 },
  };
}
