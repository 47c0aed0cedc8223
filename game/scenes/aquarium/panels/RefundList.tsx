import { useEffect, useRef, useState } from 'react';
import type { AquariumState } from '#contract/aquarium.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useFocusOnward } from '#game/engine/twins/useFocusOnward.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Scroller } from '#game/ui/Scroller.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { TwinText } from '#game/ui/TwinText.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import { layoutBrowser } from './layoutBrowser.ts';
import { minutesLeft } from './minutesLeft.ts';

const NONE = '되돌릴 수 있는 것이 없어요.';
const HINT = '산 지 10분 안이고 아직 쓰지 않은 것은 모두 되돌릴 수 있어요.';
const rowId = (purchaseNo: number) => `refund-${purchaseNo}`;

/** Purchases that can still go back for their full price, newest first. */
export function RefundList() {
  const { layout } = useAquarium();
  const state = useAquariumState();
  const now = useServerNow(state);
  const { form, unit } = layout.look;
  const browser = layoutBrowser(layout);
  // Nothing is described beside these rows: they take the whole width.
  const grid =
    form === 'column'
      ? { ...browser.grid, width: browser.detail.x + browser.detail.width - browser.grid.x - 12 }
      : browser.grid;
  const rowHeight = form === 'below' ? 112 : 92 * unit;
  const open = state.refunds.filter(({ refundableUntil }) => minutesLeft(refundableUntil, now) > 0);
  useFocusOnward(
    open.map(({ purchaseNo }) => rowId(purchaseNo)),
    'shop-close',
  );
  if (open.length === 0) {
    return (
      <>
        <TwinText id="refunds-none" text={NONE} rect={grid} order={1} />
        <Label
          text={NONE}
          x={grid.x + grid.width / 2}
          y={grid.y + grid.height / 2}
          size={layout.text + 2}
          anchor="center"
        />
      </>
    );
  }
  return (
    <Scroller
      id="refunds"
      name="되돌릴 수 있는 것"
      role="group"
      order={1}
      {...grid}
      contentLength={open.length * (rowHeight + 10) - 10}
    >
      {open.map((refund, index) => (
        <RefundRow
          key={refund.purchaseNo}
          refund={refund}
          minutes={minutesLeft(refund.refundableUntil, now)}
          y={index * (rowHeight + 10)}
          width={grid.width}
          height={rowHeight}
        />
      ))}
    </Scroller>
  );
}

/** What can be given back, and how long; where the rows take the whole height they show it themselves. */
export function RefundHint() {
  const { layout } = useAquarium();
  const { text, look } = layout;
  const { detail } = layoutBrowser(layout);
  if (look.form === 'column') return null;
  return (
    <>
      <TwinText id="refunds-hint" text={HINT} rect={detail} />
      <Label
        text={HINT}
        x={detail.x + detail.width / 2}
        y={detail.y + detail.height / 2}
        size={text}
        color={palette.inkSoft}
        anchor="center"
        align="center"
        wrapWidth={detail.width - 24}
        lineHeight={text * 1.5}
      />
    </>
  );
}

interface RefundRowProps {
  refund: AquariumState['refunds'][number];
  minutes: number;
  y: number;
  width: number;
  height: number;
}

function RefundRow({ refund, minutes, y, width, height }: RefundRowProps) {
  const { assets } = useGame();
  const { play, layout } = useAquarium();
  const waiting = useWaiting();
  const item = play.item(refund.itemId);
  const name = item?.name ?? '산 것';
  const { text, small, look } = layout;
  const buttonWidth = text * 4.4 + 28 * look.unit;
  const side = 66 * look.unit;
  const textX = side + 28 * look.unit;
  const { shells } = useAquariumState();
  const comma = (amount: number) => amount.toLocaleString('ko-KR');
  const details = `조개 ${comma(shells)} → ${comma(shells + refund.price)} · ${minutes}분 남았어요`;
  return (
    <Group y={y}>
      <Surface width={width} height={height} radius={22} fill={palette.sea50} line={palette.line} />
      <pixiSprite
        texture={assets.texture(item?.art ?? 'item/wrapped-gift')}
        x={14 * look.unit}
        y={(height - side) / 2}
        width={side}
        height={side}
      />
      <Label
        text={`${name} ${refund.quantity}개`}
        x={textX}
        y={height * 0.3}
        size={text + 1}
        anchor="left"
        maxWidth={width - textX - 20 - buttonWidth}
      />
      <Label
        text={details}
        x={textX}
        y={height * 0.68}
        size={small}
        color={palette.inkSoft}
        anchor="left"
        maxWidth={width - textX - 20 - buttonWidth}
      />
      <Button
        id={rowId(refund.purchaseNo)}
        text="되돌리기"
        name={`${name} ${refund.quantity}개 되돌리기, ${refundWords(shells, refund.price, minutes)}`}
        x={width - buttonWidth - 12}
        y={(height - look.button) / 2}
        width={buttonWidth}
        height={look.button}
        size={text}
        disabled={waiting}
        onPress={() => void play.refund(refund.purchaseNo, name)}
      />
    </Group>
  );
}

/** What a refund makes of the purse and how long it can be had: for screen readers. */
function refundWords(shells: number, price: number, minutes: number): string {
  const comma = (amount: number) => amount.toLocaleString('ko-KR');
  return `조개 ${comma(shells)}개에서 ${comma(shells + price)}개, ${minutes}분 남았어요`;
}

/** The server's clock: its own time of the last state, and what has passed since. Milliseconds UTC. */
function useServerNow(state: AquariumState): number {
  const base = useRef({ state, at: performance.now() });
  if (base.current.state !== state) base.current = { state, at: performance.now() };
  const [, beat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => beat((count) => count + 1), 10_000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(state.currentDate) + performance.now() - base.current.at;
}
