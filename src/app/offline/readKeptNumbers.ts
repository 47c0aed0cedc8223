import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';

/** The books of an account that are on this device. */
export const readKeptNumbers = (accountNo: number): Promise<number[]> => keptBooks(deviceStore(), accountNo).numbers();
