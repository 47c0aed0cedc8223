import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a text field holds and where its selection is, in UTF-16 units. */
export interface FieldState {
  value: string;
  start: number;
  end: number;
}

export interface ImeEvent {
  type: 'keydown' | 'keyup' | 'beforeinput' | 'input' | 'compositionstart' | 'compositionupdate' | 'compositionend';
  inputType?: string;
  data?: string | null;
  /** Of the event, for edits that do not go to the selection. */
  targetRange?: [number, number];
  key?: string;
  keyCode?: number;
  ctrlKey?: boolean;
  isComposing: boolean;
  /** Milliseconds since the first event. */
  timeStamp: number;
  before: FieldState;
  after: FieldState;
}

export interface ImeSequence {
  name: string;
  keyboard: string;
  note: string;
  behaviour: string;
  sources: string[];
  /** What the cells hold in the end. */
  cells: string[];
  /** How often Enter may act; 0 where it is only the input method's. */
  enters?: number;
  events: ImeEvent[];
}

const folder = join(import.meta.dirname, 'sequences');

/** All sequences, one per keyboard. */
export function imeSequences(): ImeSequence[] {
  return readdirSync(folder).map((file) => {
    const [head, ...events] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
    return {
      ...(JSON.parse(head ?? '{}') as Omit<ImeSequence, 'name' | 'events'>),
      name: file.replace('.jsonl', ''),
      events: events.map((line) => JSON.parse(line) as ImeEvent),
    };
  });
}
