import { LayoutBound } from './LayoutBound.ts';
import { OptionTracker, type PlaceOptions } from './PlaceOptions.ts';
import type { SearchBoard } from './SearchBoard.ts';

/** How good a layout is: more words first, then more crossings. */
export interface LayoutWorth {
  words: number;
  crossings: number;
}

/** What the search is asked for. */
export interface LayoutQuest {
  /** Branches that cannot beat this are cut; with `ties`, branches that cannot equal it. */
  floor: LayoutWorth;
  ties: boolean;
  nodeCap: number;
  /** Pairs of words that must not stand together, by word number. */
  rivals?: readonly (readonly number[])[];
  /** Called for every layout at or above the floor; returns the new floor, or null to stop. */
  onLayout: (places: readonly number[], worth: LayoutWorth) => LayoutWorth | null;
}

/** `complete` is false when the node cap ended the search: then nothing is proven. */
export interface LayoutSearchEnd {
  nodes: number;
  complete: boolean;
}

/**
 * Exact search over all connected layouts (branch and bound). At each node the word with the fewest
 * usable places is decided: one branch per place, then one branch in which those places are barred.
 * The branches share no layout, so each is seen once; the first word lies across, which leaves out mirror images.
 * Not covered: blocks of 2 × 2 cells made by four words that need each other at the same time.
 */
export function searchLayouts(board: SearchBoard, quest: LayoutQuest): LayoutSearchEnd {
  const barred = new Uint8Array(board.wordCount * board.area * 2);
  const tracker = new OptionTracker(board, barred);
  const bound = new LayoutBound(board);
  const choices = new Int16Array(board.wordCount);
  let floor = quest.floor;
  let nodes = 0;
  let stopped = false;

  const hopeless = (options: PlaceOptions): boolean => {
    const reach = bound.of(options);
    if (reach.words !== floor.words) return reach.words < floor.words;
    return quest.ties ? reach.crossings < floor.crossings : reach.crossings <= floor.crossings;
  };

  const put = (place: number, crossings: number, previous: PlaceOptions | undefined) => {
    const word = board.wordOf(place);
    board.put(place, crossings);
    for (const rival of quest.rivals?.[word] ?? []) board.shut[rival] = (board.shut[rival] as number) + 1;
    const worth = { words: board.placed.length, crossings: board.crossings };
    const against = worth.words - floor.words || worth.crossings - floor.crossings;
    if (against > 0 || (quest.ties && against === 0)) {
      const next = quest.onLayout(board.placed, worth);
      if (next === null) stopped = true;
      else floor = next;
    }
    if (!stopped) visit(tracker.after(previous));
    for (const rival of quest.rivals?.[word] ?? []) board.shut[rival] = (board.shut[rival] as number) - 1;
    board.takeBack();
  };

  const visit = (options: PlaceOptions) => {
    nodes += 1;
    if (nodes > quest.nodeCap) stopped = true;
    if (stopped || hopeless(options)) return;
    const word = narrowestWord(board, options, choices);
    if (word < 0) return;
    const rest: PlaceOptions = { places: [], crossings: [], usable: [] };
    const decided: number[] = [];
    for (let at = 0; at < options.places.length; at += 1) {
      const place = options.places[at] as number;
      const crossings = options.crossings[at] as number;
      if (options.usable[at] && board.wordOf(place) === word) {
        decided.push(place);
        put(place, crossings, options);
        if (stopped) break;
        continue;
      }
      rest.places.push(place);
      rest.crossings.push(crossings);
      rest.usable.push(options.usable[at] as number);
    }
    for (const place of decided) barred[place] = 1;
    if (!stopped) visit(rest);
    for (const place of decided) barred[place] = 0;
  };

  const order = board.words.map((_, word) => word).sort((a, b) => bound.degree(b) - bound.degree(a) || a - b);
  for (const word of order) {
    if (stopped) break;
    put(board.rootPlace(word), 0, undefined);
    board.shut[word] = 1;
  }
  board.shut.fill(0);
  return { nodes, complete: !stopped };
}

/** The open word with the fewest usable places, or -1 when nothing can be put. */
function narrowestWord(board: SearchBoard, options: PlaceOptions, choices: Int16Array): number {
  choices.fill(0);
  for (let at = 0; at < options.places.length; at += 1) {
    if (!options.usable[at]) continue;
    const word = board.wordOf(options.places[at] as number);
    choices[word] = (choices[word] as number) + 1;
  }
  let narrowest = -1;
  for (let word = 0; word < choices.length; word += 1) {
    const count = choices[word] as number;
    if (count > 0 && (narrowest < 0 || count < (choices[narrowest] as number))) narrowest = word;
  }
  return narrowest;
}
