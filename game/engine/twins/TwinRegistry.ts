import type { Rect } from '../Rect.ts';
import type {
  TwinDescriptor,
  TwinGroupDescriptor,
  TwinGroupHandlers,
  TwinHandlers,
  TwinTreeNode,
} from './TwinDescriptor.ts';

export interface TwinSnapshot {
  /** Children by parent id, in DOM order; the key '' holds the top. */
  children: ReadonlyMap<string, readonly TwinTreeNode[]>;
  /** The modal group that was opened last. */
  modal: string | null;
  /** The modal group and everything above it. */
  modalPath: ReadonlySet<string>;
}

export interface Announcement {
  text: string;
  urgent: boolean;
  /** Grows, so that the same sentence can be announced twice. */
  no: number;
}

interface Entry {
  node: TwinTreeNode;
  sequence: number;
}

const empty: TwinSnapshot = { children: new Map(), modal: null, modalPath: new Set() };

/**
 * Everything on the canvas that can be used or must be known, as plain descriptors. Scenes write, the twin layer
 * reads. Changes of one moment are published once, in a microtask.
 */
export class TwinRegistry {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  readonly #elements = new Map<string, HTMLElement>();
  #sequence = 0;
  #snapshot = empty;
  #dirty = false;
  #focusWanted: string | null = null;
  #announcement: Announcement = { text: '', urgent: false, no: 0 };

  subscribe = (listener: () => void): (() => void) => this.#listen(listener);
  getSnapshot = (): TwinSnapshot => this.#snapshot;
  getAnnouncement = (): Announcement => this.#announcement;

  #listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adds or changes a twin; equal values change nothing. Handlers must be stable functions. */
  set(twin: TwinDescriptor, parent: string | null, handlers: TwinHandlers): void {
    const before = this.#entries.get(twin.id)?.node;
    if (before?.kind === 'twin' && before.parent === parent && before.handlers === handlers) {
      if (sameTwin(before.twin, twin)) return;
    }
    this.#put(twin.id, { kind: 'twin', parent, twin, handlers });
  }

  setGroup(group: TwinGroupDescriptor, parent: string | null, handlers: TwinGroupHandlers): void {
    const before = this.#entries.get(group.id)?.node;
    if (before?.kind === 'group' && before.parent === parent && before.handlers === handlers) {
      if (sameShallow(before.group, group)) return;
    }
    this.#put(group.id, { kind: 'group', parent, group, handlers });
  }

  /** Takes a twin or group away if these handlers still own it. */
  remove(id: string, handlers: TwinHandlers | TwinGroupHandlers): void {
    if (this.#entries.get(id)?.node.handlers !== handlers) return;
    this.#entries.delete(id);
    this.#changed();
  }

  groupHandlers(id: string): TwinGroupHandlers | undefined {
    const node = this.#entries.get(id)?.node;
    return node?.kind === 'group' ? node.handlers : undefined;
  }

  /** Puts the focus on a twin, as soon as its element exists, unless it moves elsewhere before. */
  focus(id: string): void {
    const element = this.#elements.get(id);
    this.#focusWanted = element ? null : id;
    element?.focus({ preventScroll: true });
  }

  /** The focus has moved: where it was to go before counts no more, however late that comes. */
  forgetFocus(): void {
    this.#focusWanted = null;
  }

  /** The id of the twin that has the focus. */
  focused(): string | null {
    if (typeof document === 'undefined') return null;
    for (const [id, element] of this.#elements) if (element === document.activeElement) return id;
    return null;
  }

  /** Called by the layer when an element comes (or goes, with null). */
  attachElement(id: string, element: HTMLElement | null): void {
    if (!element) {
      this.#elements.delete(id);
      return;
    }
    this.#elements.set(id, element);
    if (this.#focusWanted !== id) return;
    this.#focusWanted = null;
    element.focus({ preventScroll: true });
  }

  /** Announces a sentence to screen readers. */
  announce(text: string, urgent = false): void {
    this.#announcement = { text, urgent, no: this.#announcement.no + 1 };
    this.#notify();
  }

  #put(id: string, node: TwinTreeNode): void {
    const sequence = this.#entries.get(id)?.sequence ?? this.#sequence++;
    this.#entries.set(id, { node, sequence });
    this.#changed();
  }

  #changed(): void {
    if (this.#dirty) return;
    this.#dirty = true;
    queueMicrotask(() => {
      this.#dirty = false;
      this.#snapshot = takeSnapshot([...this.#entries.values()]);
      this.#notify();
    });
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function takeSnapshot(entries: Entry[]): TwinSnapshot {
  entries.sort((a, b) => orderOf(a) - orderOf(b) || a.sequence - b.sequence);
  const groups = new Map<string, Entry>();
  for (const entry of entries) if (entry.node.kind === 'group') groups.set(entry.node.group.id, entry);
  const children = new Map<string, TwinTreeNode[]>();
  let modal: Entry | null = null;
  for (const entry of entries) {
    const { node } = entry;
    // What names a parent that is gone stands at the top rather than vanish.
    const key = node.parent !== null && groups.has(node.parent) ? node.parent : '';
    const siblings = children.get(key);
    if (siblings) siblings.push(node);
    else children.set(key, [node]);
    if (node.kind === 'group' && node.group.modal && (!modal || entry.sequence > modal.sequence)) modal = entry;
  }
  const modalPath = new Set<string>();
  let above = modal?.node;
  while (above?.kind === 'group' && !modalPath.has(above.group.id)) {
    modalPath.add(above.group.id);
    above = above.parent === null ? undefined : groups.get(above.parent)?.node;
  }
  return { children, modal: modal?.node.kind === 'group' ? modal.node.group.id : null, modalPath };
}

function orderOf({ node }: Entry): number {
  return (node.kind === 'twin' ? node.twin.order : node.group.order) ?? 0;
}

function sameTwin(a: TwinDescriptor, b: TwinDescriptor): boolean {
  return (
    sameRect(a.rect, b.rect) &&
    sameShallow(a.value, b.value) &&
    sameShallow(a.cell, b.cell) &&
    sameShallow({ ...a, rect: 0, value: 0, cell: 0 }, { ...b, rect: 0, value: 0, cell: 0 })
  );
}

function sameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function sameShallow(a: object | undefined, b: object | undefined): boolean {
  if (!a || !b) return a === b;
  const left = Object.entries(a).filter(([, value]) => value !== undefined);
  const right = new Map(Object.entries(b).filter(([, value]) => value !== undefined));
  return left.length === right.size && left.every(([key, value]) => Object.is(right.get(key), value));
}
