import { create } from 'zustand';
import { ApiError } from '../api/ApiError.ts';
import { describeError } from '../api/describeError.ts';
import { referenceOf } from '../api/referenceOf.ts';
import { showClosed } from './closedStore.ts';

export type ToastTone = 'good' | 'plain' | 'warning';

export interface ToastMessage {
  id: number;
  text: string;
  tone: ToastTone;
}

export interface AlertMessage {
  id: number;
  title: string;
  text: string;
  /** Shows whoever helps which request it was; null where nothing broke. */
  reference: string | null;
}

/** Something that happened while the student did something else: stays until it is read, and leads on. */
export interface NoticeMessage {
  /** The same id is shown once. */
  id: string;
  text: string;
  link?: { to: string; label: string };
  /** Instead of a link: something that is done here. */
  action?: { label: string; run: () => void };
  /** News of the product, for whoever sits here: not a word of it while a mission, a test, a book or the aquarium is open. */
  patient?: true;
  /** It was closed or followed. */
  onSeen: () => void;
}

interface FeedbackState {
  toasts: ToastMessage[];
  /** Shown one after another; the first is on the screen. */
  alerts: AlertMessage[];
  notices: NoticeMessage[];
  /** The server's sentence on what needs a ticket; null when nothing was refused. */
  ticketQuestion: string | null;
}

/** Toasts for what went well, alerts for what the student has to know, notices for later. Drawn by FeedbackHost. */
export const feedbackStore = create<FeedbackState>(() => ({
  toasts: [],
  alerts: [],
  notices: [],
  ticketQuestion: null,
}));

let lastId = 0;

export function showToast(text: string, tone: ToastTone = 'good'): void {
  const toast = { id: ++lastId, text, tone };
  feedbackStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), toast].slice(-3),
  }));
}

export function dismissToast(id: number): void {
  feedbackStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export function showAlert(text: string, title = '알려 드려요', reference: string | null = null): void {
  feedbackStore.setState(({ alerts }) =>
    alerts.some((alert) => alert.text === text)
      ? { alerts }
      : { alerts: [...alerts, { id: ++lastId, title, text, reference }] },
  );
}

/** The warning dialog of the error catalogue; a closed site has its own. */
export function showErrorAlert(error: unknown): void {
  if (error instanceof ApiError && error.is('MAINTENANCE')) {
    showClosed(error.message);
    return;
  }
  showAlert(describeError(error), '잠깐만요', referenceOf(error));
}

export function dismissAlert(id: number): void {
  feedbackStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}

export function showNotice(notice: NoticeMessage): void {
  feedbackStore.setState(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== notice.id), notice] }));
}

export function dismissNotice(notice: NoticeMessage): void {
  feedbackStore.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice.id) }));
  notice.onSeen();
}

/** Shows the server's message and asks whether to see the tickets; once, however many requests were refused. */
export function showTicketOffer(message: string): void {
  feedbackStore.setState({ ticketQuestion: message });
}

export function dismissTicketQuestion(): void {
  feedbackStore.setState({ ticketQuestion: null });
}

/** Somebody else sits here now: speech meant for the one before is stopped. */
export function fallSilent(): void {
  feedbackStore.setState({ toasts: [], alerts: [], ticketQuestion: null });
}

/** Somebody else sits here now: what was meant for the one before is not shown. It is shown again at the next login. */
export function clearNotices(): void {
  feedbackStore.setState(({ notices }) => ({ notices: notices.filter(({ patient }) => patient) }));
}
