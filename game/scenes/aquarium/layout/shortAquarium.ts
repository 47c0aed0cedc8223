import type { AquariumLayout } from './AquariumLayout.ts';

/** Below this width a panel takes the whole stage. */
const ROOM_FOR_PET = 1000;

/** A phone held sideways: buttons down the right edge, so that the low stage keeps its water and its sand. */
export function shortAquarium(width: number, height: number): AquariumLayout {
  const button = { width: 112, height: (height - 84 - 12 - 3 * 8) / 4 };
  const buttonsX = width - button.width - 14;
  const free = buttonsX - 10;
  const ground = height - 158;
  const pet = { x: Math.round(Math.max(free * 0.5, 390)), y: Math.round(height * 0.4), scale: 0.66 };
  const back = [0.06, 0.3, 0.7, 0.94];
  const front = [0, 0.25, 0.5, 0.75, 1];
  const size = Math.min(92, free * 0.12);
  const along = (share: number) => 24 + size * 0.6 + (free - 24 - size * 1.3) * share;
  const besidePet = width >= ROOM_FOR_PET;
  const panelWidth = besidePet ? width - 332 : width - 20;
  const panelHeight = Math.min(480, height - 12);
  return {
    upright: false,
    short: true,
    status: { x: 14, y: 12, width: 300, height: 76 },
    gauges: [0, 1, 2].map((row) => ({ x: 14, y: 98 + row * 52, width: 264, height: 46 })),
    purse: { x: width - 14 - 64 * 2 - 10 - 170, y: 12, width: 160, height: 64 },
    sound: { x: width - 14 - 64 * 2 - 10, y: 12, width: 64, height: 64 },
    exit: { x: width - 14 - 64, y: 12, width: 64, height: 64 },
    buttons: [0, 1, 2, 3].map((row) => ({
      x: buttonsX,
      y: 84 + row * (button.height + 8),
      width: button.width,
      height: button.height,
    })),
    pet,
    petAside: { x: 160, y: height - 112, scale: 0.56 },
    bubble: { x: pet.x + 92, y: pet.y + 4, maxWidth: Math.max(220, free - pet.x - 112), side: 'right' },
    room: [
      ...back.map((share, index) => ({ position: index + 1, x: along(share), y: height - 106, size })),
      ...front.map((share, index) => ({
        position: index + 5,
        x: along(share),
        y: height - 24,
        size: size * 1.08,
      })),
    ],
    groundY: ground,
    panel: { x: width - panelWidth - 10, y: 6, width: panelWidth, height: panelHeight },
    tray: { x: 14, y: 8, width: width - 28, height: 96 },
    toast: { x: free / 2, y: height - 92, maxWidth: free - 40 },
    toastAside: { x: width / 2, y: 10, maxWidth: Math.min(620, width - 40) },
    bubbleAside: { x: 160, y: height - 200, maxWidth: 300, side: 'above' },
    hint: { x: width * 0.72, y: 112 },
    text: 23,
    small: 22,
    look: { form: 'column', unit: 1, title: 28, head: 80, close: 64, button: 64 },
  };
}
