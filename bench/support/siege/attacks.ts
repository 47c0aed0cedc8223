/** What one attacker does. Each runs in a process of its own (`attacker.mjs`) and ends by itself. */
export interface Attack {
  name: AttackName;
  /** What it is, in the figures. */
  what: string;
  /** From another address than the class, where that is what it is about; else from the same one, as in a classroom. */
  from: string;
}

export const attackNames = [
  'long-addresses',
  'idle-bodies',
  'trickled-heads',
  'unread-answers',
  'one-account',
  'guesses',
] as const;
export type AttackName = (typeof attackNames)[number];

const CLASSROOM = '127.0.0.1';
const STRANGER = '127.0.0.9';

export const attacks: Record<AttackName, Attack> = {
  'long-addresses': { name: 'long-addresses', what: 'addresses of thousands of slashes', from: CLASSROOM },
  'idle-bodies': { name: 'idle-bodies', what: '3,000 bodies that never come', from: CLASSROOM },
  'trickled-heads': { name: 'trickled-heads', what: '1,000 heads that come byte by byte', from: CLASSROOM },
  'unread-answers': { name: 'unread-answers', what: '300 readers who do not read', from: CLASSROOM },
  'one-account': { name: 'one-account', what: 'one account on 100 connections, five dear calls', from: CLASSROOM },
  guesses: { name: 'guesses', what: 'a storm of guesses at a name', from: STRANGER },
};
