import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Attack } from './attacks.ts';

interface Target {
  ports: readonly number[];
  host: string;
  /** Of a student of the class: the login that one attack uses, and the name that another guesses at. */
  token: string;
  accountId: string;
  /** A large file of the pages. */
  file: string;
}

/** Starts an attacker in a process of its own. @returns resolves when it has ended, with what it saw */
export function startAttacker(attack: Attack, target: Target, seconds: number): { ended: Promise<string> } {
  const task = { ...target, name: attack.name, from: attack.from, seconds };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attacker.mjs'), JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let seen = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    seen += text;
  });
  return { ended: new Promise((resolve) => child.once('exit', () => resolve(seen.trim()))) };
}
