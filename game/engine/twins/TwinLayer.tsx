import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { StageFit } from '../fitStage.ts';
import type { TwinRegistry } from './TwinRegistry.ts';
import { TwinTree } from './TwinTree.tsx';
import styles from './twins.module.css';

export interface TwinLayerProps {
  registry: TwinRegistry;
  fit: StageFit;
  /** Nothing can be drawn: the twins are shown and touched themselves. */
  alone: boolean;
}

const FOCUSABLE = 'button, input, textarea, select, a[href], [tabindex]';

/** The DOM beside the canvas, in the same box, for keyboard, screen reader, switch control and tests. */
export function TwinLayer({ registry, fit, alone }: TwinLayerProps) {
  const snapshot = useSyncExternalStore(registry.subscribe, registry.getSnapshot);
  const layer = useRef<HTMLDivElement>(null);
  const { modal } = snapshot;
  useKeyboardMark(layer);

  // The twin that had the focus last; its element may be gone by the time a modal group is known.
  const lastFocus = useRef<string | null>(null);
  const onFocus = (event: FocusEvent) => {
    lastFocus.current = event.target.closest('[data-twin]')?.getAttribute('data-twin') ?? lastFocus.current;
  };

  useEffect(() => {
    const forget = () => registry.forgetFocus();
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, [registry]);

  /** The modal groups that were opened and what each was opened from, the latest last. */
  const opened = useRef<{ group: string; opener: string | null }[]>([]);
  useEffect(() => {
    const known = opened.current.findIndex(({ group }) => group === modal);
    if (modal === null || known >= 0) {
      const closed = opened.current.splice(known + 1).reverse();
      giveBack(
        layer.current,
        closed.map(({ opener }) => opener),
      );
      return;
    }
    opened.current.push({ group: modal, opener: lastFocus.current });
    const group = findGroup(layer.current, modal);
    if (group && !group.contains(document.activeElement)) focusables(group)[0]?.focus({ preventScroll: true });
  }, [modal]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && modal !== null) wrapFocus(event, findGroup(layer.current, modal));
    if (event.key === 'Escape') {
      if (escapeFrom(registry, event.target, modal)) event.stopPropagation();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the real controls inside
    <div
      ref={layer}
      // Hangul cells, clues of a test, words to catch: what is drawn is Korean as well.
      translate="no"
      className={alone ? `${styles.layer} ${styles.alone}` : styles.layer}
      style={{
        left: fit.offsetX,
        top: fit.offsetY,
        width: fit.width * fit.scale,
        height: fit.height * fit.scale,
        ['--unit' as string]: `${fit.scale}px`,
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <TwinTree registry={registry} snapshot={snapshot} parent="" stage={fit} />
      <LiveRegion registry={registry} />
    </div>
  );
}

/**
 * Marks the layer while the keyboard leads. Focus is also moved by scripts here, and a browser would show a ring for
 * those to somebody who only touches.
 */
function useKeyboardMark(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mark = (keyboard: boolean) => () => layer.current?.toggleAttribute('data-keyboard', keyboard);
    const onKey = mark(true);
    const onPointer = mark(false);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [layer]);
}

function findGroup(layer: HTMLElement | null, id: string): HTMLElement | null {
  const groups = layer?.querySelectorAll<HTMLElement>('[data-twin-group]') ?? [];
  return [...groups].find((group) => group.dataset.twinGroup === id) ?? null;
}

/**
 * Puts a focus that went with a modal group where the group was opened, or before that; where nothing of it is left, on
 * the first thing that can be used. Never on a text field by itself: a phone would bring up its keyboard.
 */
function giveBack(layer: HTMLElement | null, openers: readonly (string | null)[]): void {
  const held = document.activeElement;
  // Whoever was led elsewhere meanwhile stays there; whoever came from nowhere is led nowhere.
  if (held && held !== document.body && !held.closest('[inert]')) return;
  if (!layer || openers.every((opener) => opener === null)) return;
  const twins = [...layer.querySelectorAll<HTMLElement>('[data-twin]')].filter(
    (twin) => twin.matches(FOCUSABLE) && !twin.closest('[inert]'),
  );
  const [opener] = openers.flatMap((id) => twins.find((twin) => twin.dataset.twin === id) ?? []);
  const first = focusables(layer).find((element) => !element.matches('input, textarea'));
  (opener ?? first)?.focus({ preventScroll: true });
}

function focusables(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && !element.hasAttribute('disabled'),
  );
}

function wrapFocus(event: KeyboardEvent, group: HTMLElement | null): void {
  const inside = group ? focusables(group) : [];
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  if (!edge || (document.activeElement !== edge && group?.contains(document.activeElement))) return;
  event.preventDefault();
  (event.shiftKey ? inside.at(-1) : inside[0])?.focus({ preventScroll: true });
}

/** Notifies the innermost group around the key press that can be left; a modal one in any case. */
function escapeFrom(registry: TwinRegistry, target: EventTarget, modal: string | null): boolean {
  const around = new Set<string>();
  let element = target instanceof Element ? target.closest('[data-twin-group]') : null;
  while (element) {
    around.add(element.getAttribute('data-twin-group') ?? '');
    element = element.parentElement?.closest('[data-twin-group]') ?? null;
  }
  if (modal !== null) around.add(modal);
  for (const id of around) {
    const leave = registry.groupHandlers(id)?.onEscape;
    if (leave) {
      leave();
      return true;
    }
  }
  return false;
}

/** Keeps a repeated sentence different for the screen reader without changing what is read aloud. */
const NOTHING = '\u200b';

/** Where sentences are announced: results, refusals, what has been put where. */
function LiveRegion({ registry }: { registry: TwinRegistry }) {
  const { text, urgent, no } = useSyncExternalStore(registry.subscribe, registry.getAnnouncement);
  const words = no % 2 === 0 ? text : text + NOTHING;
  return (
    <>
      <div className={styles.live} aria-live="polite" data-live="polite">
        {urgent ? '' : words}
      </div>
      <div className={styles.live} aria-live="assertive" data-live="assertive">
        {urgent ? words : ''}
      </div>
    </>
  );
}
