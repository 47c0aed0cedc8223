/** A browser that is driven from outside: the least that a walk needs, so that each way to drive one can give it. */
export interface Engine {
  /** Name and version, as the browser gives them. */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page; its value has to survive JSON. */
  run<T>(expression: string): Promise<T>;
  /** Presses the main button of a mouse at a place of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types a text, letter by letter; composed syllables arrive whole, and '\n' is the Enter key. */
  type(text: string): Promise<void>;
  /** How many windows are open. */
  windows(): Promise<number>;
  /** Closes every window but the one that is walked in. */
  closeOthers(): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Size of the window in CSS pixels. */
export const WINDOW = { width: 1280, height: 860 };
