import type { AlbumGuest } from '#contract/guest.ts';
import { traceRoundRect } from '#domain/drawing/traceRoundRect.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { encodePng } from '#src/lib/drawing/encodePng.ts';
import { CARD, paintSeaCard } from '#src/lib/drawing/paintSeaCard.ts';
import { wrapWords } from '#src/lib/drawing/wrapWords.ts';

/** A page of the album as a file. */
export interface AlbumPicture {
  png: Blob;
  name: string;
  /** Name of the guest on it. */
  guest: string;
}

const MARGIN = 130;
/** Pixels of the picture of a guest and of a memento; the files have 144. */
const FACE = 280;
const THING = 84;
/** Of the guest with its name, its book and the day; between facts; of a line and of a title of a fact. */
const HEAD = FACE + 236;
const GAP = 34;
const LINE = 50;
const TITLE = 46;
/** Between these the page is written, in the middle of them. */
const TOP = 110;
const BOTTOM = 1200;
const INK = '#12343c';
const SOFT = '#355a63';
const TEAL = '#0a4d57';

/** One page of the album as a PNG for a phone's album: the guest, its book, and what came of it. Nobody's name is on it. */
export async function drawAlbumPicture(guest: AlbumGuest): Promise<AlbumPicture> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  await document.fonts.ready;
  const [face, thing] = await Promise.all([loadPicture(guest.icon), loadPicture(guest.memento?.icon)]);
  const family = getComputedStyle(document.body).fontFamily;
  pen.imageSmoothingQuality = 'high';
  pen.textBaseline = 'middle';
  const middle = CARD.width / 2;
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign) => {
    pen.font = `${font} ${family}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };

  pen.font = `450 36px ${family}`;
  const facts = factsOf(guest).map((fact) => {
    const left = MARGIN + (fact.picture && thing ? THING + 24 : fact.own ? 28 : 0);
    const lines = wrapWords(fact.text, (line) => pen.measureText(line).width <= CARD.width - MARGIN - left);
    return { ...fact, left, lines, height: TITLE + lines.length * LINE };
  });
  const heightOf = (shown: typeof facts) => HEAD + shown.reduce((sum, { height }) => sum + height + GAP, 0);
  while (heightOf(facts) > BOTTOM - TOP) facts.pop();

  paintSeaCard(pen);
  paintBubbles(pen);
  let y = TOP + (BOTTOM - TOP - heightOf(facts)) / 2;
  if (face) pen.drawImage(face, middle - FACE / 2, y, FACE, FACE);
  write(guest.name, middle, y + FACE + 60, '800 64px', INK, 'center');
  write(`『${guest.bookName}』`, middle, y + FACE + 134, '650 38px', TEAL, 'center');
  write(formatKoreanDate(startOfDayKey(guest.arrivedDay)), middle, y + FACE + 188, '450 32px', SOFT, 'center');
  y += HEAD + GAP;
  for (const { title, picture, own, left, lines, height } of facts) {
    if (picture && thing) pen.drawImage(thing, MARGIN, y - 20, THING, THING);
    if (own) paintQuoteLine(pen, y - 18, height);
    write(title, left, y, '650 30px', '#4f7078', 'left');
    for (const [no, line] of lines.entries()) write(line, left, y + TITLE + 4 + no * LINE, '450 36px', INK, 'left');
    y += height + GAP;
  }
  write('책바다 · 바다 도감', middle, 1240, '650 32px', TEAL, 'center');
  return { png: await encodePng(canvas), name: `책바다-도감-${guest.name}.png`, guest: guest.name };
}

interface Fact {
  title: string;
  text: string;
  /** The memento's picture stands beside it. */
  picture?: true;
  /** The student's own words. */
  own?: true;
}

/** The student's own sentence first: what does not fit is left out from the end. */
function factsOf({ sentence, memento, talk, treat, treatClue }: AlbumGuest): Fact[] {
  return [
    ...(sentence ? [{ title: '내가 쓴 한 문장', text: sentence, own: true as const }] : []),
    ...(memento ? [{ title: memento.name, text: memento.line, picture: true as const }] : []),
    ...(talk ? [{ title: talk.question, text: talk.answer }] : []),
    { title: '좋아하는 먹이', text: treat ?? `아직 몰라요. ${treatClue}` },
  ];
}

/** Centre and radius, pixels: beside what is written. */
const bubbles = [
  [168, 190, 26],
  [232, 262, 14],
  [150, 318, 18],
  [912, 206, 20],
  [866, 300, 34],
  [934, 372, 13],
] as const;

function paintBubbles(pen: CanvasRenderingContext2D): void {
  for (const [x, y, radius] of bubbles) {
    pen.fillStyle = 'rgb(103 194 194 / 22%)';
    pen.strokeStyle = 'rgb(47 161 159 / 45%)';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}

function paintQuoteLine(pen: CanvasRenderingContext2D, y: number, height: number): void {
  pen.fillStyle = '#f3c677';
  pen.beginPath();
  traceRoundRect(pen, MARGIN, y, 8, height - 8, 4);
  pen.fill();
}

/** Null where there is none, or it cannot be fetched: the page is drawn without it. */
async function loadPicture(icon: string | undefined): Promise<HTMLImageElement | null> {
  if (icon === undefined) return null;
  const image = new Image();
  image.src = `/art/story/${icon}.webp`;
  return image.decode().then(
    () => image,
    () => null,
  );
}
