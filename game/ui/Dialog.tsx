import type { Texture } from 'pixi.js';
import { useStage } from '../engine/StageContext.ts';
import { useTwin } from '../engine/twins/useTwin.ts';
import { Button, type ButtonKind } from './Button.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { textWidth } from './textWidth.ts';

export interface DialogChoice {
  id: string;
  text: string;
  kind?: ButtonKind;
  disabled?: boolean;
  onPress: () => void;
}

export interface DialogProps {
  id: string;
  title: string;
  /** What is asked, or what will happen. */
  message: string;
  /** The same for screen readers, where the message draws signs. */
  accessibleText?: string;
  icon?: Texture;
  choices: readonly DialogChoice[];
  /** Escape and a touch outside. */
  onClose: () => void;
}

/** A question in the middle of the stage. The choices stand in one row, or one below the other when upright. */
export function Dialog({ id, title, message, accessibleText = message, icon, choices, onClose }: DialogProps) {
  const { width: stageWidth, height: stageHeight, orientation } = useStage();
  const upright = orientation === 'portrait';
  const size = upright ? 28 : 24;
  const width = upright ? stageWidth - 60 : 560;
  const buttonHeight = upright ? 84 : 68;
  const lines = Math.ceil((textWidth(message, size) * 1.1) / (width - 80)) + (message.match(/\n/g)?.length ?? 0);
  const textHeight = Math.max(2, lines) * size * 1.45 + 18;
  const buttonsHeight = upright ? choices.length * (buttonHeight + 14) : buttonHeight + 14;
  const height = 108 + textHeight + buttonsHeight + 22;
  const buttonWidth = upright ? width - 64 : (width - 64 - 16 * (choices.length - 1)) / choices.length;
  return (
    <Panel
      id={id}
      title={title}
      icon={icon}
      x={(stageWidth - width) / 2}
      y={(stageHeight - height) / 2}
      width={width}
      height={height}
      titleSize={upright ? 32 : 28}
      closeSize={upright ? 80 : 60}
      dim={0.45}
      onClose={onClose}
    >
      <Label text={message} x={40} y={108} size={size} wrapWidth={width - 80} lineHeight={size * 1.45} />
      <DialogMessage id={`${id}-message`} message={accessibleText} width={width} height={textHeight} />
      {choices.map((choice, index) => (
        <Button
          key={choice.id}
          id={choice.id}
          text={choice.text}
          kind={choice.kind ?? 'quiet'}
          disabled={choice.disabled ?? false}
          x={32 + (upright ? 0 : index * (buttonWidth + 16))}
          y={108 + textHeight + (upright ? index * (buttonHeight + 14) : 8)}
          width={buttonWidth}
          height={buttonHeight}
          size={size}
          onPress={choice.onPress}
        />
      ))}
    </Panel>
  );
}

function DialogMessage(props: { id: string; message: string; width: number; height: number }) {
  const { id, message, width, height } = props;
  useTwin({ id, role: 'text', name: message, rect: { x: 40, y: 108, width: width - 80, height }, order: -1 });
  return null;
}
