export { finishReading } from './finishReading.ts';
export { readBookCards } from './readBookCards.ts';
export { readBookIndex } from './readBookIndex.ts';
export { readBookPages } from './readBookPages.ts';
export { readNearBooks } from './readNearBooks.ts';
export { coverPath, toBookCard } from './toBookCard.ts';
