import type { Command, Help, Option } from 'commander';
import { usageError } from './usageError.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '쓰는 법:',
  'Arguments:': '적는 것:',
  'Options:': '옵션:',
  'Global Options:': '공통 옵션:',
  'Commands:': '명령:',
};

const korean = (term: string) => term.replaceAll('[options]', '[옵션]').replaceAll('[command]', '[명령]');

/**
 * Makes a command speak Korean, and print and end nothing by itself: the caller decides. Its subcommands inherit this
 * when they are made afterwards.
 */
export function koreanCommand(command: Command, print: (line: string) => void): Command {
  return command
    .helpOption('-h, --help', '도움말')
    .exitOverride()
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: korean,
      styleSubcommandTerm: korean,
      optionDescription,
    })
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => print(text.trimEnd()),
      outputError: (text, write) => write(usageError(text)),
    });
}

function optionDescription(this: Help, { description, defaultValue, mandatory }: Option): string {
  const notes = [mandatory ? '꼭 적어요' : '', typeof defaultValue === 'string' ? `적지 않으면 ${defaultValue}` : ''];
  const shownNotes = notes.filter((note) => note !== '').join(', ');
  return shownNotes === '' ? description : `${description} (${shownNotes})`;
}
