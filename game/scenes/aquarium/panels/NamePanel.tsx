import { useMemo, useRef, useState } from 'react';
import { palette } from '#game/config/palette.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { useAquarium, useAquariumState, useWaiting } from '../AquariumContext.ts';
import styles from './field.module.css';
import { useWhileOpen } from './useWhileOpen.ts';

/** The rule of contract/aquarium.ts; the server has the last word. */
const NICKNAME = /^[가-힣A-Za-z0-9]{1,8}$/;
const RULE = '한글, 영어, 숫자로 8자까지 쓸 수 있어요';

interface NamePanelProps {
  /** It has just hatched. */
  isFirst: boolean;
  onClose: () => void;
}

/** A name for the pet, written into a real text field: Hangul is composed there and nowhere else. */
export function NamePanel({ isFirst, onClose }: NamePanelProps) {
  const { play, layout } = useAquarium();
  const { width: stageWidth } = useStage();
  const { pet } = useAquariumState();
  const waiting = useWaiting();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const { upright, short, text, small, look } = layout;
  const width = look.unit < 1 ? 460 : 550;
  const fieldHeight = look.button + 8;
  const ruleY = look.head + fieldHeight + 18;
  const buttonY = ruleY + small * 3;
  const height = buttonY + look.button + 28;
  const closeOwn = useWhileOpen(onClose);
  const save = async () => {
    const nickname = (field.current?.value ?? '').normalize('NFC').trim();
    if (!NICKNAME.test(nickname)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    if (nickname === pet.nickname || (await play.rename(nickname))) closeOwn();
  };
  return (
    <Panel
      id="name"
      title={isFirst ? '이름을 지어 주세요' : '이름 바꾸기'}
      x={(stageWidth - width) / 2}
      // High up, so that a phone's keyboard does not cover it.
      y={short ? 6 : upright ? 130 : 90}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.4}
      onClose={onClose}
    >
      <NameField
        field={field}
        before={pet.nickname}
        wrong={wrong}
        x={32}
        y={look.head + 4}
        width={width - 64}
        height={fieldHeight}
        onEnter={save}
      />
      <Label
        text={wrong ? `${RULE}. 다시 적어 볼까요?` : RULE}
        x={32}
        y={ruleY}
        size={small}
        color={wrong ? palette.coralInk : palette.inkSoft}
        wrapWidth={width - 64}
      />
      <Button
        id="name-save"
        text="이 이름으로 할래요"
        kind="primary"
        disabled={waiting}
        x={32}
        y={buttonY}
        width={width - 64}
        height={look.button + 4}
        size={text + 2}
        onPress={() => void save()}
      />
    </Panel>
  );
}

interface NameFieldProps {
  field: React.RefObject<HTMLInputElement | null>;
  before: string;
  wrong: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  onEnter: () => void;
}

function NameField({ field, before, wrong, x, y, width, height, onEnter }: NameFieldProps) {
  const enter = useRef(onEnter);
  enter.current = onEnter;
  // Made once for its values: a text field that is rebuilt would lose the syllable that is being written.
  const content = useMemo(
    () => (
      <input
        ref={field}
        className={styles.field}
        defaultValue={before}
        lang="ko"
        aria-label="친구 이름"
        aria-description={RULE}
        aria-invalid={wrong || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229) enter.current();
        }}
      />
    ),
    [field, before, wrong],
  );
  useTwin({ id: 'name-field', role: 'custom', name: '친구 이름', rect: { x, y, width, height }, order: -2, content });
  return null;
}
