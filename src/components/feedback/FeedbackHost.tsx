import { LoadingVoice } from '../skeleton/LoadingVoice.tsx';
import { AlertHost } from './AlertHost.tsx';
import { ClosedHost } from './ClosedHost.tsx';
import { NoticeHost } from './NoticeHost.tsx';
import { TicketHost } from './TicketHost.tsx';
import { ToastHost } from './ToastHost.tsx';

/** Draws what showToast, showAlert, showTicketOffer and showNotice asked for, and says what is loading. Once in the app. */
export function FeedbackHost() {
  return (
    <>
      <AlertHost />
      <TicketHost />
      <ClosedHost />
      <ToastHost />
      <NoticeHost />
      <LoadingVoice />
    </>
  );
}
