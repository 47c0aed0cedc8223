/** What the stand-in for costly hashing (`quickPasswords.ts`) does and has done; one for all files of a worker. */
export const hashing = {
  /** Passwords being worked on now. */
  now: 0,
  /** The most there were at once; a test that counts sets it back first. */
  most: 0,
};
