import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Button } from '../../ui/Button.tsx';
import type { WordCatchLayout } from './layoutWordCatch.ts';
import type { WordCatchGame } from './WordCatchGame.ts';
import { WordWriter } from './WordWriter.ts';

interface WriteFieldProps {
  game: WordCatchGame;
  layout: WordCatchLayout;
  /** A word can be caught now. */
  open: boolean;
}

/** The text field, and the button that brings up the keyboard where there is only one on the screen. */
export function WriteField({ game, layout, open }: WriteFieldProps) {
  const { assets, twins } = useGame();
  const [writing, setWriting] = useState(false);
  const writer = useMemo(
    () =>
      new WordWriter(game, {
        onBubbles: () => {
          const first = game.floating()[0];
          if (first) twins.focus(`word-bubble-${first.id}`);
        },
        onLeave: () => twins.focus('word-leave'),
        onFocusChange: setWriting,
      }),
    [game, twins],
  );
  useEffect(() => writer.attach(), [writer]);
  const { element } = writer.input;
  useEffect(() => {
    element.setAttribute('aria-label', '글자로 써서 잡기');
    element.setAttribute('aria-description', '글자를 쓰면 그 물방울을 잡아요. 화살표를 누르면 물방울로 가요.');
  }, [element]);
  const content = useMemo<ReactNode>(() => <Held element={element} />, [element]);
  const { write, slots, text } = layout;
  const slot = slots[0];
  useTwin(
    open && slot
      ? {
          id: 'word-field',
          role: 'custom',
          name: '글자로 써서 잡기',
          rect: { x: slot.x, y: slot.y, width: 2, height: 2 },
          order: 26,
          content,
        }
      : null,
  );
  if (!open) return null;
  return (
    <Button
      id="word-write"
      text={writing ? '쓰고 있어요' : '글자로 쓰기'}
      name="글자로 쓰기"
      icon={assets.texture('item/open-book')}
      iconSize={write.height * 0.56}
      {...write}
      size={text}
      pressed={writing}
      order={27}
      onPress={() => writer.input.focus(window.matchMedia('(pointer: coarse)').matches)}
    />
  );
}

/** Holds an element that React did not make; with a mouse at hand no keyboard covers anything: it is ready at once. */
function Held({ element }: { element: HTMLElement }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holder.current?.append(element);
    if (window.matchMedia('(pointer: fine)').matches && document.activeElement === document.body) {
      element.focus({ preventScroll: true });
    }
    return () => element.remove();
  }, [element]);
  return <div ref={holder} style={{ position: 'absolute', width: '2em', height: '2em', pointerEvents: 'none' }} />;
}
