/** Where an item is asked: in a quiz or an OX of a book, or in the reading test. */
export type ItemSource = 'QUIZ' | 'OX' | 'DIAGNOSIS';
