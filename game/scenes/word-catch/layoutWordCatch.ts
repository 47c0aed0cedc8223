import type { StageFit } from '../../engine/fitStage.ts';
import type { Rect } from '../../engine/Rect.ts';
import type { TankSlot } from './BubbleTank.ts';
import { type BubbleSpread, spreadBubbles } from './spreadBubbles.ts';

export interface WordCatchLayout {
  upright: boolean;
  short: boolean;
  leave: Rect;
  settings: Rect;
  /** The title; null where there is no room for one. */
  title: Rect | null;
  purse: Rect;
  /** The window of the row of shells. */
  shellRow: Rect;
  /** One for each word, in a row; it may be longer than its window, and is drawn along then. */
  shells: readonly Rect[];
  /** Length of the row where it is longer than its window, else null. */
  shellsLength: number | null;
  clue: Rect;
  slots: readonly TankSlot[];
  /** Brings up the keyboard. */
  write: Rect;
  tank: Rect;
  spread: BubbleSpread;
  /** Messages lie over the row of shells: never over a bubble. */
  toast: { x: number; y: number; maxWidth: number };
  card: Rect;
  text: number;
}

interface Frame extends Omit<WordCatchLayout, 'slots' | 'spread' | 'shells' | 'shellsLength' | 'upright' | 'short'> {
  slotRow: Rect;
}

/** CSS pixels that a finger needs. */
const TOUCH = 48;
/** Stage units that a shell's picture needs with what stands beside it. */
const LEAST_SHELL = 56;

/** Where everything lies. @param counts words of the row, syllables and bubbles of the word in front */
export function layoutWordCatch(
  stage: Pick<StageFit, 'width' | 'height' | 'orientation' | 'short' | 'scale'>,
  counts: { words: number; syllables: number; bubbles: number },
): WordCatchLayout {
  const { width, height, short, scale } = stage;
  const upright = stage.orientation === 'portrait';
  const { slotRow, ...frame } = upright
    ? uprightFrame(width, height, scale)
    : short
      ? shortFrame(width, height)
      : wideFrame(width, height);
  return {
    ...frame,
    upright,
    short,
    ...rowOf(frame.shellRow, counts.words, Math.max(LEAST_SHELL, TOUCH / scale)),
    slots: slotsOf(slotRow, counts.syllables),
    spread: spreadBubbles(frame.tank, Math.max(1, counts.bubbles), TOUCH / 2 / scale + 2),
  };
}

function wideFrame(width: number, height: number): Frame {
  return {
    leave: { x: 24, y: 20, width: 64, height: 64 },
    title: { x: 104, y: 20, width: 260, height: 64 },
    shellRow: { x: 400, y: 14, width: 480, height: 76 },
    settings: { x: width - 88, y: 20, width: 64, height: 64 },
    purse: { x: width - 256, y: 20, width: 152, height: 64 },
    clue: { x: 170, y: 104, width: width - 340, height: 132 },
    slotRow: { x: 260, y: 250, width: width - 520, height: 108 },
    write: { x: width - 224, y: 272, width: 184, height: 64 },
    tank: { x: 36, y: 374, width: width - 72, height: height - 398 },
    toast: { x: width / 2, y: 14, maxWidth: 720 },
    card: { x: (width - 620) / 2, y: 96, width: 620, height: 610 },
    text: 24,
  };
}

function shortFrame(width: number, height: number): Frame {
  const left = Math.min(380, width * 0.4);
  const right = left + 24;
  return {
    leave: { x: 12, y: 10, width: 62, height: 62 },
    title: null,
    purse: { x: 82, y: 10, width: left - 12 - 70 - 70, height: 62 },
    settings: { x: left - 62, y: 10, width: 62, height: 62 },
    shellRow: { x: 12, y: 80, width: left - 12, height: 66 },
    clue: { x: 12, y: 154, width: left - 12, height: height - 154 - 82 },
    write: { x: 12, y: height - 74, width: left - 12, height: 64 },
    slotRow: { x: right, y: 8, width: width - right - 12, height: 92 },
    tank: { x: right, y: 108, width: width - right - 12, height: height - 118 },
    toast: { x: 12 + (left - 12) / 2, y: 78, maxWidth: left - 12 },
    card: { x: (width - 640) / 2, y: 8, width: 640, height: height - 16 },
    text: 21,
  };
}

/** A phone or tablet held upright; low ones have everything above the water in fewer lines. */
function uprightFrame(width: number, height: number, scale: number): Frame {
  const finger = Math.max(56, Math.min(80, Math.ceil(TOUCH / scale) + 4));
  const low = height < 1000;
  const head = 14;
  const shells = { y: low ? head : head + finger + 12, height: finger };
  const clueY = shells.y + shells.height + 12;
  const clue = { x: 14, y: clueY, width: width - 28, height: low ? 116 : 188 };
  const slotRow = { x: 14, y: clue.y + clue.height + 12, width: width - 28, height: low ? 88 : 112 };
  const write = { x: (width - 300) / 2, y: height - finger - 14, width: 300, height: finger };
  const tankY = slotRow.y + slotRow.height + 10;
  const purse = { x: width - 14 - finger - 10 - 140, y: head, width: 140, height: finger };
  return {
    leave: { x: 14, y: head, width: finger, height: finger },
    title: low ? null : { x: 24 + finger, y: head, width: purse.x - finger - 34, height: finger },
    purse,
    settings: { x: width - 14 - finger, y: head, width: finger, height: finger },
    shellRow: low
      ? { x: 21 + finger, ...shells, width: purse.x - finger - 28 }
      : { x: 60, ...shells, width: width - 120 },
    clue,
    slotRow,
    write,
    tank: { x: 14, y: tankY, width: width - 28, height: write.y - tankY - 12 },
    toast: { x: width / 2, y: shells.y - 8, maxWidth: width - 24 },
    card: low
      ? { x: 40, y: 20, width: width - 80, height: height - 40 }
      : { x: 20, y: Math.round((height - 740) / 2), width: width - 40, height: 740 },
    text: scale >= 1 ? 20 : 27,
  };
}

/** Shells beside one another; where each would be narrower than the least, they keep a width and go on out of sight. */
function rowOf(row: Rect, count: number, least: number): Pick<WordCatchLayout, 'shells' | 'shellsLength'> {
  const gap = 8;
  const even = (row.width - gap * (count - 1)) / Math.max(1, count);
  const fits = even >= least;
  const width = fits ? Math.min(104, even) : Math.max(least, row.height);
  const length = width * count + gap * (count - 1);
  const left = fits ? row.x + (row.width - length) / 2 : row.x;
  const shells = Array.from({ length: count }, (_, index) => ({
    x: left + index * (width + gap),
    y: row.y,
    width,
    height: row.height,
  }));
  return { shells, shellsLength: fits ? null : length };
}

function slotsOf(row: Rect, count: number): TankSlot[] {
  const gap = 14;
  const radius = Math.min(row.height / 2, (row.width - gap * (count - 1)) / count / 2);
  const left = row.x + (row.width - radius * 2 * count - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + radius + index * (radius * 2 + gap),
    y: row.y + row.height / 2,
    radius,
  }));
}
