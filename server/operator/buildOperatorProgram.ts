import { Command } from 'commander';
import { accountCommands } from './commands/accountCommands.ts';
import { bookCommands } from './commands/bookCommands.ts';
import { institutionCommands } from './commands/institutionCommands.ts';
import { joinCodeCommands } from './commands/joinCodeCommands.ts';
import { puzzleCommands } from './commands/puzzleCommands.ts';
import { quizCommands } from './commands/quizCommands.ts';
import { reviewCommands } from './commands/reviewCommands.ts';
import { rosterCommands } from './commands/rosterCommands.ts';
import type { Desk } from './Desk.ts';

const groups = [
  institutionCommands,
  accountCommands,
  joinCodeCommands,
  rosterCommands,
  reviewCommands,
  bookCommands,
  quizCommands,
  puzzleCommands,
];

/** The operators' command line. Nothing is printed or ended by the parser itself: the caller decides. */
export function buildOperatorProgram(desk: Desk): Command {
  const program = new Command('operator')
    .description('책바다 운영 명령. 바꾼 것은 모두 감사 기록에 남아요.')
    .helpOption('-h, --help', '도움말')
    .helpCommand('help [command]', '명령의 도움말')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ writeOut: (text) => desk.say(text.trimEnd()), writeErr: (text) => desk.say(text.trimEnd()) });
  for (const add of groups) add(program, desk);
  return program;
}
