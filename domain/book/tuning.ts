/** How many books of one student a device has room for. A whole text is some 20 kB, its missions some 60 kB each. */
export const DEVICE_BOOKS = {
  /** Books that were opened to be read: as many as a week brings. */
  mostRead: 12,
  /** Books that were kept on purpose: a long journey, and no more than can be looked over. */
  mostKept: 30,
  /** Bytes that have to be free, so that answers and places find room beside the book. */
  roomBytes: 4_000_000,
} as const;
