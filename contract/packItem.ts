import { z } from 'zod';
import { koreanText } from './koreanText.ts';

export const pageNo = z.int().min(1).max(200);

/**
 * Where the evidence of an item stands: a page of our own text, or, for a book read elsewhere, the scene.
 * Which of the two a pack uses is one rule of the whole pack (domain/book-pack/checkReferences.ts).
 */
export const itemPlace = { pageNo: pageNo.optional(), scene: koreanText(4, 30).optional() };

/** The id of an item in its file. Ids of the other places of a pack look the same. */
export const itemId = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, '소문자로 시작하는 id여야 해요');
