import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePlace } from './describePlace.ts';
import { judgeCommand } from './judgeCommand.ts';
import { operatorRoleCodes, rightsOf } from './operatorRoles.ts';

const as = (...roles: (typeof operatorRoleCodes)[number][]) => ({ name: 'kim', rights: rightsOf(roles) });
const judge = (command: string, handler: ReturnType<typeof as> | null, hasOwner = true) =>
  judgeCommand(command.split(' '), { handler, hasOwner });

describe('judgeCommand', () => {
  it.each([
    ['OWNER', ['account show', 'books import', 'subscriptions refund', 'audit', 'backup', 'operators add'], []],
    ['SUPPORT', ['account list', 'roster import', 'contest export', 'cs tell'], ['books import', 'audit', 'backup']],
    [
      'CONTENT',
      ['books import', 'notice put', 'contest create'],
      ['account show', 'contest export', 'contest correct'],
    ],
    ['FINANCE', ['subscriptions refund', 'subscriptions prices set'], ['account show', 'policy publish', 'site close']],
    [
      'AUDITOR',
      ['audit', 'account audit', 'account access'],
      ['account show', 'account suspend', 'subscriptions list'],
    ],
    ['TECHNICIAN', ['backup', 'site close', 'jobs run'], ['account list', 'operators add', 'books export']],
  ] as const)('lets the role %s do its work and nothing else', (role, yes, no) => {
    for (const command of yes) expect(judge(command, as(role)), command).toBe('RUN');
    for (const command of no) expect(judge(command, as(role)), command).toBe('REFUSED');
  });

  it('asks who is not signed in, and for a first owner before anything about people', () => {
    expect(judge('account show', null)).toBe('SIGN_IN_FIRST');
    for (const command of ['account show', 'roster import', 'books import', 'site close', 'operators add']) {
      expect(judge(command, null, false), command).toBe('SETUP_FIRST');
    }
    for (const command of ['setup', 'login', 'site status', 'backup', 'jobs list', 'restore']) {
      expect(judge(command, null, false), command).toBe('RUN');
    }
  });

  it('lets a token run the commands it names, and no word more', () => {
    const handler = { name: 'token:night', rights: rightsOf([]), commands: ['backup', 'drill'] };
    expect(judge('backup', handler)).toBe('RUN');
    for (const command of ['backup now', 'recovered', 'account list', 'jobs run']) {
      expect(judge(command, handler), command).toBe('REFUSED');
    }
  });

  it('opens what no rule names to an owner alone', () => {
    const roles = fc.uniqueArray(fc.constantFrom(...operatorRoleCodes));
    fc.assert(
      fc.property(roles, fc.stringMatching(/^zz[a-z]{1,8}$/), (held, command) => {
        expect(judge(command, as(...held))).toBe(held.includes('OWNER') ? 'RUN' : 'REFUSED');
      }),
    );
  });
});

it.each([
  ['203.0.113.5 51000 10.0.0.2 22', 'office-pc 203.0.113.5'],
  ['office.example.kr', 'office-pc office.example.kr'],
  [undefined, 'office-pc console'],
  ['', 'office-pc console'],
  ['<script> 1 2 3', 'office-pc console'],
])('a place from %s is %s', (connection, place) => {
  expect(describePlace('office-pc', connection)).toBe(place);
});
