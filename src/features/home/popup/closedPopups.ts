import { create } from 'zustand';

/** Numbers of the popups that each account has closed since the page was loaded. They come again with the next visit. */
export const closedPopups = create<Readonly<Record<number, readonly number[]>>>(() => ({}));
