import { AlertHost } from './AlertHost.tsx';
import { ToastHost } from './ToastHost.tsx';

/** Draws what showToast and showAlert asked for. Once in the app. */
export function FeedbackHost() {
  return (
    <>
      <AlertHost />
      <ToastHost />
    </>
  );
}
