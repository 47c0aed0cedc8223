import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import type { TwinDescriptor, TwinHandlers, TwinRole } from './TwinDescriptor.ts';
import type { TwinRegistry } from './TwinRegistry.ts';
import styles from './twins.module.css';

export interface TwinElementProps {
  registry: TwinRegistry;
  twin: TwinDescriptor;
  handlers: TwinHandlers;
  stageWidth: number;
  stageHeight: number;
  inert: boolean;
}

const pressable: ReadonlySet<TwinRole> = new Set([
  'button',
  'tab',
  'switch',
  'radio',
  'checkbox',
  'option',
  'gridcell',
]);
/** Roles whose words are their content; the others take a label. */
const textual: ReadonlySet<TwinRole> = new Set(['text', 'heading', 'status', 'listitem']);

/** One real DOM element: transparent, in place, with a name and a state. Touches go through to the canvas. */
export const TwinElement = memo(function TwinElement(props: TwinElementProps) {
  const { registry, twin, handlers, stageWidth, stageHeight, inert } = props;
  const { id, role, rect } = twin;
  const style: CSSProperties = {
    left: `${(rect.x / stageWidth) * 100}%`,
    top: `${(rect.y / stageHeight) * 100}%`,
    width: `${(rect.width / stageWidth) * 100}%`,
    height: `${(rect.height / stageHeight) * 100}%`,
  };
  const attach = (element: HTMLElement | null) => registry.attachElement(id, element);
  if (role === 'custom') {
    return (
      <div ref={attach} className={styles.custom} style={style} inert={inert} data-twin={id}>
        {twin.content}
      </div>
    );
  }
  const press = () => {
    if (!twin.disabled) handlers.onPress?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (handlers.onKey?.(event.key, event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (role === 'gridcell' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      press();
    }
  };
  const canPress = pressable.has(role);
  const shared = {
    ref: attach,
    className: canPress ? `${styles.twin} ${styles.pressable}` : styles.twin,
    style,
    inert,
    'data-twin': id,
    'aria-label': textual.has(role) ? undefined : twin.name,
    'aria-description': twin.description,
    'aria-disabled': twin.disabled || undefined,
    'aria-pressed': twin.pressed,
    'aria-checked': twin.checked,
    'aria-selected': twin.selected,
    'aria-expanded': twin.expanded,
    'aria-haspopup': twin.opensDialog ? ('dialog' as const) : undefined,
    'aria-live': twin.quiet ? ('off' as const) : undefined,
    'aria-valuenow': twin.value?.now,
    'aria-valuemin': twin.value?.min,
    'aria-valuemax': twin.value?.max,
    'aria-valuetext': twin.value?.text,
    'aria-rowindex': twin.cell?.row,
    'aria-colindex': twin.cell?.column,
    'aria-level': role === 'heading' ? (twin.headingLevel ?? 2) : undefined,
    tabIndex: canPress ? (twin.tabIndex ?? 0) : twin.tabIndex,
    onKeyDown: canPress || handlers.onKey ? onKeyDown : undefined,
    onFocus: handlers.onFocus,
    onBlur: handlers.onBlur,
  };
  const words = <span className={styles.words}>{twin.value ? `${twin.name} ${twin.value.now}` : twin.name}</span>;
  if (canPress && role !== 'gridcell') {
    return (
      <button {...shared} type="button" role={role === 'button' ? undefined : role} onClick={press}>
        {words}
      </button>
    );
  }
  if (role === 'text') return <p {...shared}>{words}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space are in `onKeyDown` of `shared`
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is a value of the descriptor
    <div {...shared} role={role} onClick={canPress ? press : undefined}>
      {words}
    </div>
  );
});
