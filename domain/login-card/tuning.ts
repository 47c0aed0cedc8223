/** Limits of login cards. */
export const loginCardTuning = {
  /** Characters of the code on a card: 31^8 of them, about 40 bits, of which one address tries few (`createAddressGuard`). */
  codeLength: 8,
  /** Pictures that are pressed: 504 ways to choose three of nine in order. */
  pictures: 3,
  /** Wrong pictures after which a card opens nothing until a teacher renews it: whoever finds one has a chance of 2 %. */
  wrongTries: 10,
  /** Wrong pictures that a right sign-in lets go of: a child who slips now and then keeps the card, a finder gains little. */
  forgiven: 2,
  /** Cards that one call makes. */
  cardsAtOnce: 10,
  /** Windows of opening hours. */
  mostWindows: 7,
} as const;
