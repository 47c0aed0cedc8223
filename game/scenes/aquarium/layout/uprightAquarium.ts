import type { Rect } from '#game/engine/Rect.ts';
import type { AquariumLayout, PanelLook, RoomPlace } from './AquariumLayout.ts';

/** CSS pixels of a unit from which an upright stage is a tablet's: everything may be smaller there. */
const ROOMY = 1.05;
/** Share of the height that a panel takes at most, so that the pet stays in sight. */
const SHEET = 0.6;

/** From the middle of the pet up to where its words begin, at scale 1. */
const HEAD = 136;
/** Between what can be touched: 8 CSS pixels also at 360 of them. */
const GAP = 14;

interface UprightLook {
  hud: Pick<AquariumLayout, 'status' | 'gauges' | 'purse' | 'sound' | 'exit' | 'menu'>;
  hudBottom: number;
  /** The same with the buttons that are there while no panel is open. */
  homeBottom: number;
  button: { width: number; height: number; gap: number };
  text: number;
  small: number;
  /** The least height in which a panel can work. */
  leastPanel: number;
  look: PanelLook;
}

/** A phone or tablet held upright: panels come from below, the pet swims above them. */
export function uprightAquarium(width: number, height: number, scale: number): AquariumLayout {
  const { hud, hudBottom, homeBottom, button, text, small, leastPanel, look } =
    scale >= ROOMY ? tablet(width) : phone(width, scale);
  const ground = Math.round(height * 0.61);
  const buttonsX = (width - button.width * 4 - button.gap * 3) / 2;
  const buttonsY = height - button.height - 16;
  const free = ground - homeBottom;
  const petScale = Math.min(1.2, Math.max(0.5, (free + 40) / 460));
  // Two lines of its speech lie between it and the buttons above.
  const speech = (text + 2) * 4.1 + 26;
  const petY = Math.round(Math.max(homeBottom + free / 2 + 44, homeBottom + speech + HEAD * petScale));
  const panelHeight = Math.round(Math.max(leastPanel, height * SHEET));
  const panelY = height - panelHeight - 10;
  const tray = button.height - 14;
  const above = panelY - hudBottom;
  const asideScale = Math.min(0.8, Math.max(0.4, above / 320));
  const aside = { x: width * 0.64, y: Math.round(hudBottom + above * 0.48), scale: asideScale };
  return {
    upright: true,
    short: false,
    ...hud,
    buttons: [0, 1, 2, 3].map((column) => ({
      x: buttonsX + column * (button.width + button.gap),
      y: buttonsY,
      width: button.width,
      height: button.height,
    })),
    pet: { x: width / 2, y: petY, scale: petScale },
    petAside: aside,
    bubble: { x: width / 2 + 20, y: petY - HEAD * petScale, maxWidth: width - 60, side: 'above' },
    room: roomOn(width, ground, buttonsY),
    doors: {
      left: { x: 14, y: ground - look.button - 20, size: look.button },
      right: { x: width - look.button - 14, y: ground - look.button - 20, size: look.button },
    },
    groundY: ground,
    panel: { x: 12, y: panelY, width: width - 24, height: panelHeight },
    panelHidesPet: false,
    tray: { x: 12, y: height - tray - 12, width: width - 24, height: tray },
    toast: { x: width / 2, y: buttonsY - text * 4.3, maxWidth: width - 40 },
    toastAside: { x: width / 2, y: 14, maxWidth: width - 40 },
    bubbleAside: {
      x: aside.x - 110 * asideScale,
      y: Math.min(aside.y + 64 * asideScale, panelY - 16),
      maxWidth: aside.x - 110 * asideScale - 24,
      side: 'left',
    },
    hint: { x: width / 2, y: homeBottom + 4, maxWidth: 560 },
    rest: { x: width / 2, y: homeBottom + 4, maxWidth: 560 },
    text,
    small,
    look,
  };
}

/** Below this depth of sand three rows would stand one upon the other. */
const DEEP_SAND = 300;

function roomOn(width: number, ground: number, bottom: number): RoomPlace[] {
  const depth = bottom - 22 - ground;
  const deep = depth >= DEEP_SAND - 22;
  const rows: readonly { down: number; along: readonly number[]; size: number }[] = deep
    ? [0.26, 0.58, 0.96].map((down, row) => ({ down, along: [0.18, 0.5, 0.82], size: 92 + row * 10 }))
    : [
        { down: 0.34, along: [0.14, 0.38, 0.62, 0.86], size: 96 },
        { down: 0.94, along: [0.12, 0.31, 0.5, 0.69, 0.88], size: 102 },
      ];
  const shrink = deep ? 0.62 + Math.min(1, (bottom - ground) / 340) * 0.38 : 1;
  return rows
    .flatMap(({ down, along, size }) =>
      along.map((share) => ({ x: width * share, y: ground + depth * down, size: Math.round(size * shrink) })),
    )
    .map((place, index) => ({ position: index + 1, ...place }));
}

function phone(width: number, scale: number): UprightLook {
  const gauges: Rect[] = [0, 1, 2].map((column) => ({ x: 16 + column * 192, y: 124, width: 184, height: 76 }));
  return {
    hud: {
      status: { x: 16, y: 16, width: width - 216, height: 96 },
      gauges,
      purse: { x: 16, y: 212, width: 180, height: 64 },
      menu: { x: 331, y: 204, width: 80, height: 80 },
      sound: { x: width - 190, y: 20, width: 80, height: 80 },
      exit: { x: width - 96, y: 20, width: 80, height: 80 },
    },
    hudBottom: 288,
    homeBottom: 288,
    button: { width: 131, height: 122, gap: GAP },
    text: 27,
    // 16 CSS pixels also on the narrowest phones.
    small: Math.max(25, Math.ceil(15.9 / scale)),
    leastPanel: 660,
    look: { form: 'below', unit: 1, title: 34, head: 100, close: 80, button: 80 },
  };
}

function tablet(width: number): UprightLook {
  const gauge = (width - 24 - 20) / 3;
  return {
    hud: {
      status: { x: 12, y: 12, width: 256, height: 74 },
      gauges: [0, 1, 2].map((column) => ({ x: 12 + column * (gauge + 10), y: 98, width: gauge, height: 56 })),
      purse: { x: 276, y: 18, width: 132, height: 56 },
      menu: { x: width - 188, y: 18, width: 52, height: 56 },
      sound: { x: width - 126, y: 18, width: 52, height: 56 },
      exit: { x: width - 64, y: 18, width: 52, height: 56 },
    },
    hudBottom: 164,
    homeBottom: 222,
    button: { width: 124, height: 96, gap: 12 },
    text: 19,
    small: 17,
    leastPanel: 500,
    look: { form: 'beside', unit: 0.8, title: 25, head: 72, close: 50, button: 52 },
  };
}
