import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type SiteConfig, type SiteName, siteNames } from '#contract/site.ts';
import { isEmail } from '#domain/account/contactRules.ts';
import { StartError } from '../errors/StartError.ts';
import { type ObserverSettings, observerShape, readObservers } from './observers.ts';
import { type Partners, partnerShape, readPartners } from './partners.ts';
import { perName } from './perName.ts';
import { type OperationsSettings, operationsShape, readOperations } from './readOperations.ts';
import { readStaffProviders, type StaffProviderSettings } from './StaffProviderSettings.ts';

/** The settings of one running copy, checked. `.env.example` explains each of them. */
export interface Env extends Partners {
  nodeEnv: 'production' | 'development' | 'test';
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL address; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** A standby of it, for rankings and the catalogue. */
  replicaUrl: string | undefined;
  /** Redis or Valkey, where the nodes count requests together and notify each other of changes; none for one node. */
  redisUrl: string | undefined;
  /** Seals personal texts and derives keys; at least 32 characters. Without it a file of the data folder holds one. */
  appSecret: string | undefined;
  origins: Record<SiteName, string>;
  ports: Record<SiteName, number>;
  host: string;
  /** Whether demo accounts exist and may be offered on the login page. */
  demo: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whether a trusted proxy stands in front, so that its forwarded address and host count. */
  trustProxy: boolean;
  contentDir: string;
  /** FIXED: everybody of a band answers the same twenty questions; ADAPTIVE: the answers choose the next one. */
  diagnosisMode: 'FIXED' | 'ADAPTIVE';
  /** Book packs that operators imported, in the data folder; `contentDir` is the product's own. */
  importedDir: string;
  webDir: string;
  /** Where inquiries of visitors are sent, or null: operators look at the command line. */
  inquiryMail: string | null;
  /** How people reach the customer service, or null: no page and no mail sends anybody there. */
  contact: SiteConfig['contact'];
  /** Whose service it is and who answers for personal data there, as documents name them. */
  company: { name: string | null; privacyOfficer: string | null };
  /** What watches how the product is used, or null: nothing does. */
  observers: ObserverSettings;
  /** Of a program that runs commands of operators without a person. */
  operatorToken: string | undefined;
  /** Watching, stopping, backups. */
  operations: OperationsSettings;
  /** Providers of accounts that staff may sign in by. */
  staffProviders: readonly StaffProviderSettings[];
}

const DEFAULT_PORTS = 'edu=3000,school=3001,home=3002';
const DEFAULT_ORIGINS = 'edu=http://localhost:3000,school=http://localhost:3001,home=http://localhost:3002';

/** Read in the inbox of the sandbox. */
const SANDBOX_INQUIRY_MAIL = 'operator@chaekbada.localhost';

const switchText = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text));

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', '주소 뒤에 경로를 적지 않아요')
  .transform((text) => new URL(text).origin);

const port = z.coerce.number<number>().int().min(1).max(65_535);

const mailAddress = z.string().refine(isEmail, '메일 주소 하나를 적어 주세요');

/** Stands in documents as it is: one line, and nothing that Markdown reads as more than words. */
const plainWords = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>[\]`*_#|\\]{1,60}$/u, '60자까지의 한 줄로, < > [ ] ` * _ # | 없이 적어 주세요');

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APP_SECRET: z.string().min(32).optional(),
  SITE_ORIGINS: perName(siteNames, origin, DEFAULT_ORIGINS).prefault(DEFAULT_ORIGINS),
  PORTS: perName(siteNames, port, DEFAULT_PORTS)
    .refine((ports) => new Set(Object.values(ports)).size === siteNames.length, '사이트마다 포트가 달라야 해요')
    .prefault(DEFAULT_PORTS),
  HOST: z.string().min(1).optional(),
  DEMO: switchText.optional(),
  SANDBOX: switchText.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  TRUST_PROXY: switchText.default(false),
  CONTENT_DIR: z.string().min(1).default('content'),
  DIAGNOSIS: z.enum(['fixed', 'adaptive']).default('fixed'),
  WEB_DIR: z.string().min(1).default('dist/web'),
  /** Further settings of each are read by `readStaffProviders`. */
  STAFF_OIDC: z.string().max(300).optional(),
  OPERATOR_TOKEN: z.string().max(200).optional(),
  INQUIRY_MAIL: mailAddress.optional(),
  CONTACT_MAIL: mailAddress.optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?\d[\d-]{5,18}\d$/, '전화번호를 숫자와 -로 적어 주세요')
    .optional(),
  COMPANY_NAME: plainWords.optional(),
  PRIVACY_OFFICER: plainWords.optional(),
  ...observerShape,
  ...operationsShape,
  ...partnerShape,
});

/**
 * Checks a set of environment variables. An empty variable counts as left out.
 *
 * @param root folder that relative paths start from
 * @throws StartError naming every wrong variable at once
 */
export function readEnv(env: Record<string, string | undefined>, root: string = findProjectRoot()): Env {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given, { error: z.locales.ko().localeError });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`설정을 고쳐 주세요 (.env.example에 설명이 있어요).\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  const demo = data.DEMO ?? data.DATABASE_URL === undefined;
  const live = data.NODE_ENV === 'production' && !demo;
  const { partners, problems } = readPartners(data, {
    live,
    sandbox: data.SANDBOX ?? demo,
    host: data.HOST,
    origin: data.SITE_ORIGINS.edu,
  });
  const absolute = (path: string) => (path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path) ? path : join(root, path));
  const running = readOperations(data, { test: data.NODE_ENV === 'test', trustProxy: data.TRUST_PROXY, absolute });
  const { staffProviders, problems: wrongProviders } = readStaffProviders(given, live);
  problems.push(...running.problems, ...wrongProviders);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return {
    nodeEnv: data.NODE_ENV,
    dataDir: absolute(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    replicaUrl: data.DATABASE_REPLICA_URL,
    redisUrl: data.REDIS_URL,
    appSecret: data.APP_SECRET,
    origins: data.SITE_ORIGINS,
    ports: data.PORTS,
    host: data.HOST ?? '0.0.0.0',
    demo,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    contentDir: absolute(data.CONTENT_DIR),
    diagnosisMode: data.DIAGNOSIS === 'adaptive' ? 'ADAPTIVE' : 'FIXED',
    importedDir: join(absolute(data.DATA_DIR), 'books'),
    webDir: absolute(data.WEB_DIR),
    operatorToken: data.OPERATOR_TOKEN,
    operations: running.operations,
    staffProviders,
    observers: readObservers(data),
    company: { name: data.COMPANY_NAME ?? null, privacyOfficer: data.PRIVACY_OFFICER ?? null },
    contact: readContact(data.CONTACT_MAIL, data.CONTACT_PHONE),
    inquiryMail: data.INQUIRY_MAIL ?? (partners.sandbox === null ? null : SANDBOX_INQUIRY_MAIL),
    ...partners,
  };
}

function readContact(mail: string | undefined, phone: string | undefined): Env['contact'] {
  return mail === undefined && phone === undefined ? null : { mail: mail ?? null, phone: phone ?? null };
}

/** Settings of this process: the environment, then `.env` beside package.json for what it leaves out. */
export function loadEnv(): Env {
  const file = join(findProjectRoot(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env);
}

/** Where a command comes from, as the shell knows it: the address of an SSH client, and who was there before `sudo`. */
export function readSeat(): { sshConnection: string | undefined; person: string | undefined } {
  return { sshConnection: process.env.SSH_CONNECTION, person: process.env.SUDO_USER };
}

/** The environment for a program of somebody else that is started here. @param more variables that it gets besides */
export function childEnvironment(more: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...more };
}

/** The folder of package.json above this file: the same for sources and for the compiled server in dist/node. */
function findProjectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the server');
  return findProjectRoot(parent);
}
