import type { KeyboardEvent, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Rect, StagePoint } from '../Rect.ts';

export type TwinRole =
  | 'button'
  | 'tab'
  | 'switch'
  | 'radio'
  | 'checkbox'
  | 'option'
  | 'gridcell'
  | 'listitem'
  | 'text'
  | 'heading'
  | 'status'
  | 'meter'
  | 'progressbar'
  | 'img'
  /** Any DOM element of the scene's own, e.g. a text field; visible and touchable. */
  | 'custom';

export interface TwinHandlers {
  /** Enter, Space, a click of assistive technology. Not called while disabled. */
  onPress?: () => void;
  /** Before anything else; true means handled. Not called while a syllable is being composed. */
  onKey?: (key: string, event: KeyboardEvent) => boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** What a twin is: plain values. The DOM element is made from it and nothing else. */
export interface TwinDescriptor {
  /** Unique among what is mounted. */
  id: string;
  role: TwinRole;
  /** What a screen reader announces and a test looks for, in Korean. */
  name: string;
  rect: Rect;
  description?: string;
  disabled?: boolean;
  pressed?: boolean;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  opensDialog?: boolean;
  /** `text` includes the total: `10개 가운데 5개`. */
  value?: { now: number; min: number; max: number; text: string };
  /** One-based place in a grid. */
  cell?: { row: number; column: number };
  headingLevel?: 1 | 2 | 3 | 4;
  /** Only for `status`: there to be read, but not announced by itself. */
  quiet?: boolean;
  /** Default 0 for what can be pressed, none for the rest. Grids rove: 0 for one cell, −1 for the others. */
  tabIndex?: 0 | -1;
  /** Place among its siblings in the DOM; equal ones stand in the order they came. Default 0. */
  order?: number;
  /** Only for `custom`; keep its identity stable. */
  content?: ReactNode;
}

/** How the content of a group is moved: a point of the stage is seen at `x + p * zoom`, `y + p * zoom`. */
export interface TwinScroll extends StagePoint {
  /** Default 1. */
  zoom?: number;
  /** The part of the stage in which the content is seen; all of it without. */
  clip?: Rect;
}

export type TwinGroupRole =
  | 'group'
  | 'region'
  | 'grid'
  | 'row'
  | 'list'
  | 'listbox'
  | 'dialog'
  | 'tablist'
  | 'tabpanel'
  | 'toolbar'
  | 'radiogroup';

export interface TwinGroupDescriptor {
  id: string;
  role: TwinGroupRole;
  /** Rows may go without a name. */
  name?: string;
  order?: number;
  rowCount?: number;
  columnCount?: number;
  rowIndex?: number;
  /** The focus goes in, stays in, and goes back when the group is gone. */
  modal?: boolean;
  /** How its content is moved; read without a render. */
  scroll?: StoreApi<TwinScroll>;
}

export interface TwinGroupHandlers {
  onEscape?: () => void;
}

/** A twin as it stands in the registry. */
export interface TwinNode {
  kind: 'twin';
  parent: string | null;
  twin: TwinDescriptor;
  handlers: TwinHandlers;
}

export interface TwinGroupNode {
  kind: 'group';
  parent: string | null;
  group: TwinGroupDescriptor;
  handlers: TwinGroupHandlers;
}

export type TwinTreeNode = TwinNode | TwinGroupNode;
