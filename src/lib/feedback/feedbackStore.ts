import { create } from 'zustand';
import { describeError } from '../api/describeError.ts';

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
}

interface FeedbackState {
  toasts: ToastMessage[];
  /** Shown one after another; the first is on the screen. */
  alerts: AlertMessage[];
}

/** Toasts for what went well, alerts for what the student has to know. Drawn by FeedbackHost. */
export const feedbackStore = create<FeedbackState>(() => ({ toasts: [], alerts: [] }));

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

export function showAlert(text: string, title = '알려 드려요'): void {
  feedbackStore.setState(({ alerts }) =>
    alerts.some((alert) => alert.text === text) ? { alerts } : { alerts: [...alerts, { id: ++lastId, title, text }] },
  );
}

/** The warning dialog of the error catalogue. */
export function showErrorAlert(error: unknown): void {
  showAlert(describeError(error), '잠깐만요');
}

export function dismissAlert(id: number): void {
  feedbackStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}
