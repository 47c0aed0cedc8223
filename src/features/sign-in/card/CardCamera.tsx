import { readCardCode } from '#domain/login-card/readCardCode.ts';
import { QrCamera } from '#src/components/qr-camera/QrCamera.tsx';

/** Reads the QR of a card with the camera of the device. */
export function CardCamera({ onCode }: { onCode: (code: string) => void }) {
  return (
    <QrCamera
      label="카메라로 카드 비추기"
      failedText="카메라를 열지 못했어요. 카드의 글자를 적어 볼까요?"
      read={(text) => readCardCode(text.slice(text.lastIndexOf('#') + 1))}
      onCode={onCode}
    />
  );
}
