/** Fetches what explains a word; a book opens without it. */
export const loadWordCard = async () => (await import('./WordCard.tsx')).WordCard;
