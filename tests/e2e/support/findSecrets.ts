import { demoAccounts } from '#server/config/demoAccounts.ts';
import { NEW_PASSWORD } from './newStudent.ts';

const forms = {
  'a mail address': /[\w.+-]+@[\w-]+\.\w+/g,
  // Not the decimals of how long a request took: a stream that was open for half a minute has as many of them.
  'a mobile number': /(?<!\d\.)\b01[016789]-?\d{3,4}-?\d{4}\b/g,
  // 32 random bytes: logins, sign-ups, temporary tokens, keys of share links.
  'a token or key': /(?<![\w-])[\w-]{43}(?![\w-])/g,
  'Korean that somebody typed': /"(name|accountId|text|answer|body)":"[^"]*[가-힣]/g,
} as const;

/** The greeting tells the demo logins on purpose; it is no part of the log. */
const greeting = /^ {2}\S+ +https?:\S+ +체험 아이디 \S+ {2}비밀번호 \S+$/;

const passwords = [NEW_PASSWORD, ...Object.values(demoAccounts).map(({ password }) => password)];

/** What a log holds that it must not: kind and place, never the secret itself. */
export function findSecrets(log: string): string[] {
  return log.split('\n').flatMap((line, index) => {
    const found = Object.entries(forms).flatMap(([kind, form]) => (line.match(form) ? [kind] : []));
    if (!greeting.test(line) && passwords.some((password) => line.includes(password))) found.push('a password');
    return found.map((kind) => `line ${index + 1} of the log holds ${kind}`);
  });
}
