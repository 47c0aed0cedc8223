/** Events of the field for its owner. */
export interface WordInputHandlers {
  /** The whole text of the field, and whether its last syllable is still being composed. */
  onText(value: string, composing: boolean): void;
  /** Backspace while the field is empty. */
  onEraseBack(): void;
  /** A key outside composition; true means handled. */
  onKey(key: string, event: { shiftKey: boolean }): boolean;
  onFocusChange(focused: boolean): void;
}

/**
 * Phones rewrite a syllable by deleting it and inserting it again. A keyboard that has not noticed that the field was
 * emptied does so in an empty one: the insertion follows within this time, in milliseconds, and nothing is erased.
 */
const REWRITE_MS = 50;

/**
 * The one real text field of a scene that is written in. It holds the whole word, so every input method works; its text is
 * never set, emptied or trimmed, and it is never blurred except to commit, while something is composed.
 */
export class WordInput {
  readonly element: HTMLInputElement;
  readonly #handlers: WordInputHandlers;
  #composing = false;
  /** The focus goes and comes back at once: to nobody it is news. */
  #settling = false;
  #erasing: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: WordInputHandlers) {
    this.#handlers = handlers;
    const input = document.createElement('input');
    input.type = 'text';
    input.lang = 'ko';
    for (const [name, value] of ATTRIBUTES) input.setAttribute(name, value);
    Object.assign(input.style, STYLE);
    input.addEventListener('compositionstart', this.#start);
    input.addEventListener('compositionend', this.#end);
    input.addEventListener('input', this.#input);
    input.addEventListener('beforeinput', this.#beforeInput);
    input.addEventListener('keydown', this.#keyDown);
    const onFocus = (focused: boolean) => () => this.#settling || handlers.onFocusChange(focused);
    input.addEventListener('focus', onFocus(true));
    input.addEventListener('blur', onFocus(false));
    this.element = input;
  }

  get composing(): boolean {
    return this.#composing;
  }

  get focused(): boolean {
    return document.activeElement === this.element;
  }

  /** Commits what is being composed into the present word. Call before another word or cell is chosen. */
  settle(): void {
    clearTimeout(this.#erasing);
    if (!this.#composing) return;
    this.#settling = true;
    this.element.blur();
    if (this.#composing) this.#finish();
    this.focus();
    this.#settling = false;
  }

  /** An empty field for another cell; the focus stays where it is. */
  begin(): void {
    const { focused } = this;
    this.settle();
    this.element.value = '';
    if (focused) this.focus();
  }

  /** Sets the text after it was cut; does nothing while composing or when it is the same. */
  correct(value: string): void {
    if (this.#composing || this.element.value === value) return;
    this.element.value = value;
  }

  /** False while nothing may be written; what stands in the field stays. */
  setWritable(on: boolean): void {
    this.element.readOnly = !on;
  }

  /** False keeps the device's keyboard away, for a pad of our own; keys of a real keyboard work all the same. */
  setDeviceKeyboard(on: boolean): void {
    this.element.inputMode = on ? 'text' : 'none';
  }

  /**
   * Must run inside the event of a gesture, or phones do not bring up their keyboard.
   *
   * @param renew brings a keyboard back that was put away while the field kept the focus
   */
  focus(renew = false): void {
    if (renew && this.focused && !this.#composing) this.element.blur();
    this.element.focus({ preventScroll: true });
  }

  #start = () => {
    this.#composing = true;
  };

  #end = () => {
    if (this.#composing) this.#finish();
  };

  #finish(): void {
    this.#composing = false;
    this.#handlers.onText(this.element.value, false);
  }

  #input = (event: Event) => {
    clearTimeout(this.#erasing);
    const composing = this.#composing || (event as InputEvent).isComposing;
    this.#handlers.onText(this.element.value, composing);
  };

  #beforeInput = (event: InputEvent) => this.#eraseBack(event);

  #eraseBack(event: InputEvent): void {
    if (event.inputType !== 'deleteContentBackward' || this.element.value !== '' || this.#composing) return;
    event.preventDefault();
    clearTimeout(this.#erasing);
    this.#erasing = setTimeout(() => this.#handlers.onEraseBack(), REWRITE_MS);
  }

  #keyDown = (event: KeyboardEvent) => this.#pressKey(event);

  /**
   * Keys of an input method (229, also the Enter that commits in Safari) are its own. Where the browser sends the same
   * Enter once more as a plain key, that one acts: the syllable is committed by then.
   */
  #pressKey(event: KeyboardEvent): void {
    if (event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return;
    const handled = this.#handleKey(event);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #handleKey(event: KeyboardEvent): boolean {
    if (event.key !== 'Backspace') return this.#handlers.onKey(event.key, event);
    if (this.element.value !== '') return false;
    this.#handlers.onEraseBack();
    return true;
  }
}

const ATTRIBUTES: readonly (readonly [string, string])[] = [
  ['autocomplete', 'off'],
  ['autocorrect', 'off'],
  ['autocapitalize', 'off'],
  ['spellcheck', 'false'],
  ['inputmode', 'text'],
  ['enterkeyhint', 'next'],
  ['data-word-input', ''],
];

/** 16 px keeps phones from zooming in; nearly clear rather than hidden, so that input methods place their windows. */
const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  left: '0',
  top: '0',
  width: '100%',
  height: '100%',
  padding: '0',
  border: '0',
  margin: '0',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  fontSize: '16px',
  opacity: '0.01',
  pointerEvents: 'none',
};
