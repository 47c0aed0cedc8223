import type { BeardName, HairName } from '../../../domain/book-picture/characterNames.ts';
import { dyed } from '../colours.ts';

/** Hair of a person, before and behind a head of radius 28 around (0, 0) that looks a little to the right. */
export interface Hair {
  behind: string;
  front: string;
}

const BLACK = '{#4a4048>#1d171d}';
const WHITE = '{#ffffff>#cfd3dc}';
const BLOND = '{#ffdf8a>#d99a3a}';
const BROWN = '{#a06a42>#5f3820}';

/** Hair combed to both sides from a parting. */
const parted = (paint: string) =>
  `<path d="M-29 2C-32-24-14-33 2-32 22-32 32-18 29 2 27-8 20-18 7-24-4-16-24-14-29 2Z" fill="${paint}"/><path d="M-22-14Q-14-27 2-28" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.600" stroke-linecap="round"/>`;
/** Pulled up tight to a band. */
const pulled = (paint: string) =>
  `<path d="M-29-1C-31-24-14-33 2-32 20-31 31-18 29-3 16-15-10-17-29-1Z" fill="${paint}"/>`;
const fringe = (paint: string) =>
  `<path d="M-30 4C-34-24-14-34 2-33 24-32 34-16 29 4 27-3 25-8 22-11 18-6 10-7 6-12 0-6-10-6-14-12-22-8-26-2-30 4Z" fill="${paint}"/><path d="M-20-18Q-12-28 2-29" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.600" stroke-linecap="round"/>`;

export function hairOf(name: HairName): Hair {
  switch (name) {
    case 'child':
      return { behind: `<path d="M-30-4Q-30 20-20 22L18 20Q30 10 30-4Z" fill="${BLACK}"/>`, front: fringe(BLACK) };
    case 'braid':
      return {
        behind: `<path d="M-26 4Q-40 22-34 44-32 60-38 74-28 78-24 70-18 50-22 30-22 16-18 8Z" fill="${BLACK}"/><path d="M-40 70q-10 4-10 14 8-2 12-7 4 6 12 8-2-12-9-15z" fill="${dyed('red')}"/><path d="M-34 26q6 4 12 2M-34 38q6 4 13 1M-34 51q6 4 11 1M-36 62q5 4 11 2" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.600"/>`,
        front: parted(BLACK),
      };
    case 'bun':
      return {
        behind: `<ellipse cx="-24" cy="14" rx="13" ry="12" fill="${BLACK}"/><path d="M-40 12l32 5" stroke="#8fd6c0" stroke-width="4" stroke-linecap="round"/><circle cx="-40" cy="12" r="3.600" fill="#e2604f"/>`,
        front: parted(BLACK),
      };
    case 'topknot':
      return {
        behind: `<path d="M-7-30q-4-18 7-20 11 2 7 20z" fill="${BLACK}"/>`,
        front: `${pulled(BLACK)}<path d="M-29-1Q-10-17 5-16 20-13 29-3L28-9Q18-20 4-22-14-22-29-7Z" fill="#26242c"/>`,
      };
    case 'elderBun':
      return {
        behind: `<ellipse cx="-24" cy="14" rx="12" ry="11" fill="${WHITE}"/><path d="M-39 12l31 5" stroke="#a9814f" stroke-width="4" stroke-linecap="round"/>`,
        front: parted(WHITE),
      };
    case 'elderKnot':
      return {
        behind: `<path d="M-7-30q-4-17 7-19 11 2 7 19z" fill="${WHITE}"/>`,
        front: `${pulled(WHITE)}<path d="M-29-1Q-10-17 5-16 20-13 29-3L28-9Q18-20 4-22-14-22-29-7Z" fill="#5a5660"/>`,
      };
    case 'short':
      return {
        behind: '',
        front: `<path d="M-30 0C-33-22-16-36 2-35 24-36 34-16 29 2 28-6 24-12 20-15 8-10-8-12-18-18-24-10-28-6-30 0Z" fill="${BLACK}"/><path d="M-20-20Q-10-30 4-30" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.600" stroke-linecap="round"/>`,
      };
    case 'bob':
      return { behind: `<path d="M-33-4Q-36 26-24 30H24Q36 24 33-4Z" fill="${BLACK}"/>`, front: fringe(BLACK) };
    case 'long':
      return {
        behind: `<path d="M-31-6Q-40 40-34 66-14 72-8 56L14 56Q24 68 34 60 38 20 31-6Z" fill="${BLACK}"/>`,
        front: parted(BLACK),
      };
    case 'ponytail':
      return {
        behind: `<path d="M-22-18Q-52-22-50 10-52 30-44 36-32 26-32 8-30-4-20-8Z" fill="${BROWN}"/><circle cx="-26" cy="-15" r="6" fill="${dyed('yellow')}"/>`,
        front: fringe(BROWN),
      };
    case 'redBraids':
      return {
        behind: `<path d="M-26 2Q-42 20-36 42-34 58-40 70-30 74-26 66-20 48-24 30-24 16-18 8ZM26 4Q40 22 36 42 34 56 38 68 30 72 26 64 22 46 25 30 25 16 20 8Z" fill="{#d9703a>#94391a}"/><path d="M-42 64h14v6h-14zM26 62h14v6H26z" fill="#3f6a5a"/>`,
        front: parted('{#d9703a>#94391a}'),
      };
    case 'curls':
      return {
        behind: `<path d="M-32-2q-9 6-5 14-3 10 6 14 6 7 14 2L20 28q10 2 12-8 8-6 3-14 3-8-4-12z" fill="${BROWN}"/>`,
        front: `<path d="M-31 3q-7-9 0-15-3-12 9-14 5-11 16-7 8-6 16 0 12-1 14 10 9 5 5 14 2 7-3 11 0-14-9-19-6 5-14 1-6 5-14 1-8 0-12 6-6 3-8 12z" fill="${BROWN}"/>`,
      };
    case 'blond':
      return { behind: '', front: fringe(BLOND) };
    case 'blondLong':
      return {
        behind: `<path d="M-31-6Q-44 30-36 62-28 72-18 62-8 50-10 30L14 30Q20 62 30 62 42 40 31-6Z" fill="${BLOND}"/>`,
        front: parted(BLOND),
      };
    case 'greyShort':
      return {
        behind: '',
        front: `<path d="M-31 4C-34-8-32-18-24-22-24-8-26-2-31 4ZM30 4C33-8 32-18 24-22 24-10 27-2 30 4Z" fill="${WHITE}"/>`,
      };
    case 'greyBun':
      return { behind: `<circle cx="-6" cy="-36" r="13" fill="${WHITE}"/>`, front: parted(WHITE) };
    case 'bald':
      return {
        behind: '',
        front: '<ellipse cx="-9" cy="-18" rx="8" ry="5" fill="#fff" opacity=".5" transform="rotate(-24 -9 -18)"/>',
      };
  }
}

/** Beard and moustache around the mouth at (turn, 15). */
export function beardOf(kind: BeardName, turn: number): string {
  const paint = kind === 'white' ? WHITE : BLACK;
  if (kind === 'short') return `<path d="M${turn - 8} 13q4-4 8-1 4-3 8 1-4 2-8 1-4 1-8-1z" fill="${paint}"/>`;
  return `<path d="M${turn - 17} 12Q${turn - 15} 30 ${turn} ${kind === 'white' ? 62 : 46} ${turn + 13} 30 ${turn + 15} 12 ${turn + 9} 24 ${turn} 22 ${turn - 10} 24 ${turn - 17} 12Z" fill="${paint}"/><path d="M${turn - 13} 14q6-7 13-2 7-5 13 2-6 3-13 1-7 2-13-1z" fill="${paint}"/>`;
}
