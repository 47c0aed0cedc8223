import { Command } from 'commander';
import { addReasonOptions } from './authorize.ts';
import type { CommandContext } from './CommandContext.ts';
import { accessCommands } from './commands/accessCommands.ts';
import { accountCommands } from './commands/accountCommands.ts';
import { adoptionCommands } from './commands/adoptionCommands.ts';
import { aquariumCommands } from './commands/aquariumCommands.ts';
import { articleCommands } from './commands/articleCommands.ts';
import { auditCommands } from './commands/auditCommands.ts';
import { backupCommands } from './commands/backupCommands.ts';
import { bookCommands } from './commands/bookCommands.ts';
import { contestCommands } from './commands/contestCommands.ts';
import { csCommands } from './commands/csCommands.ts';
import { handlerCommands } from './commands/handlerCommands.ts';
import { inquiryCommands } from './commands/inquiryCommands.ts';
import { institutionCommands } from './commands/institutionCommands.ts';
import { itemCommands } from './commands/itemCommands.ts';
import { jobCommands } from './commands/jobCommands.ts';
import { joinCodeCommands } from './commands/joinCodeCommands.ts';
import { loginCommands } from './commands/loginCommands.ts';
import { noticeCommands } from './commands/noticeCommands.ts';
import { policyCommands } from './commands/policyCommands.ts';
import { puzzleCommands } from './commands/puzzleCommands.ts';
import { quizCommands } from './commands/quizCommands.ts';
import { reviewCommands } from './commands/reviewCommands.ts';
import { rosterCommands } from './commands/rosterCommands.ts';
import { siteCommands } from './commands/siteCommands.ts';
import { staffCommands } from './commands/staffCommands.ts';
import { koreanCommand } from './koreanCommand.ts';
import { moveCommand } from './runMove.ts';
import { subscriptionCommands } from './subscription/subscriptionCommands.ts';

const groups = [
  loginCommands,
  handlerCommands,
  auditCommands,
  institutionCommands,
  accountCommands,
  accessCommands,
  aquariumCommands,
  joinCodeCommands,
  staffCommands,
  rosterCommands,
  adoptionCommands,
  reviewCommands,
  itemCommands,
  bookCommands,
  quizCommands,
  puzzleCommands,
  contestCommands,
  jobCommands,
  subscriptionCommands,
  articleCommands,
  inquiryCommands,
  noticeCommands,
  policyCommands,
  csCommands,
  siteCommands,
  backupCommands,
];

/** The operators' command line. Nothing is printed or ended by the parser itself: the caller decides. */
export function buildOperatorProgram(context: CommandContext): Command {
  const program = koreanCommand(new Command('operator'), context.print)
    .description('책바다 운영 명령. 바꾼 것은 모두 감사 기록에 남아요.')
    .helpCommand('help [command]', '명령의 도움말')
    .showSuggestionAfterError();
  for (const add of groups) add(program, context);
  // Carried out before a database is opened (runMove); here for the help.
  program.addCommand(koreanCommand(moveCommand(), context.print));
  addReasonOptions(program);
  return program;
}
