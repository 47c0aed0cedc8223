/** Of the Shape Detection API, which TypeScript does not know yet. */
interface QrDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
declare const BarcodeDetector: new (options: { formats: readonly string[] }) => QrDetector;

/** Reads the texts of QR codes in what a camera sees. Only where the browser has a `BarcodeDetector`. */
export function openQrReader(): (picture: HTMLVideoElement) => Promise<string[]> {
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
