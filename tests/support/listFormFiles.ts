import { basename } from 'node:path';
import { listFiles, readSource } from './listSources.ts';

/** Fields that are given their label by the form around them. */
const WRAPPERS = [
  'TextField',
  'TextArea',
  'PhoneField',
  'PasswordField',
  'NewPasswordForm',
  'WritingPad',
  'ListSearch',
  'SearchedList',
  'DateRange',
  'DayInput',
  'NoteField',
  'BirthdayField',
  'WordInput',
];

/** Types of an `input` that take no text. */
const WITHOUT_TEXT = /type="(?:radio|checkbox|range|file|hidden)"/;
/** Not for people: shown to nobody, or to be copied only. */
const NOT_WRITTEN = /\b(?:hidden|readOnly|tabIndex=\{-1\})/;

export interface FormFile {
  path: string;
  /** How many text fields its source mounts. */
  fields: number;
}

/** Source files of the product that mount a text field, the wrappers themselves left out. */
export function listFormFiles(): FormFile[] {
  return [...listFiles('src', ['.ts', '.tsx']), ...listFiles('game', ['.ts', '.tsx'])]
    .filter((path) => !/\.test\.tsx?$/.test(path) && !WRAPPERS.includes(basename(path).replace(/\.tsx?$/, '')))
    .map((path) => ({ path, fields: countTextFields(readSource(path)) }))
    .filter(({ fields }) => fields > 0);
}

/** How many text fields a source mounts: elements of the browser, and wrappers around them. */
export function countTextFields(source: string): number {
  const inputs = (source.match(/<input\b[\s\S]*?\/>/g) ?? []).filter(
    (element) => !WITHOUT_TEXT.test(element) && !NOT_WRITTEN.test(element),
  );
  const others = source.match(/<textarea\b|contentEditable|createElement\('(?:input|textarea)'\)/g) ?? [];
  const wrapped = WRAPPERS.map((name) => source.match(new RegExp(`<${name}\\b(?!>)[\\s/]|new ${name}\\(`, 'g')) ?? []);
  return inputs.length + others.length + wrapped.flat().length;
}
