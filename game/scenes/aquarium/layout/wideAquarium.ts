import type { AquariumLayout } from './AquariumLayout.ts';

/** The customer's canvas: everything at once. */
export function wideAquarium(width: number, height: number): AquariumLayout {
  const button = { width: 148, height: 104, gap: 16 };
  const buttonsX = (width - button.width * 4 - button.gap * 3) / 2;
  const back = [208, 390, 890, 1072];
  const front = [304, 472, 640, 808, 976];
  return {
    upright: false,
    short: false,
    status: { x: 28, y: 24, width: 344, height: 92 },
    gauges: [0, 1, 2].map((row) => ({ x: 28, y: 130 + row * 58, width: 306, height: 48 })),
    purse: { x: 808, y: 24, width: 204, height: 64 },
    menu: { x: 1028, y: 24, width: 64, height: 64 },
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
    doors: { left: { x: 20, y: 452, size: 64 }, right: { x: width - 84, y: 452, size: 64 } },
    groundY: 530,
    panel: { x: 528, y: 24, width: 728, height: 752 },
    panelHidesPet: false,
    tray: { x: 140, y: 692, width: 1000, height: 100 },
    toast: { x: 640, y: 598, maxWidth: 760 },
    toastAside: { x: 268, y: 640, maxWidth: 490 },
    bubbleAside: { x: 262, y: 336, maxWidth: 460, side: 'above' },
    hint: { x: 640, y: 104, maxWidth: 480 },
    rest: { x: 640, y: 104, maxWidth: 480 },
    text: 22,
    small: 20,
    look: { form: 'beside', unit: 1, title: 30, head: 94, close: 60, button: 64 },
  };
}
