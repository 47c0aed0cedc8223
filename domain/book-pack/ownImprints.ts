/**
 * Imprints of texts written by us: `책바다 다시쓰기` retells a work or a tale, `책바다 글` is a text of our own from facts.
 * Books from before the imprints are held to the older limits of `PACK_TUNING` until they are rewritten.
 */
export const ownImprints: readonly string[] = ['책바다 글', '책바다 다시쓰기'];
