import type { Rule } from '../text/Rule.ts';
import { korMore2 } from './rules/korMore2.ts';
import { maxLength } from './rules/maxLength.ts';
import { personName } from './rules/personName.ts';
import { required } from './rules/required.ts';

const LONGEST = 30;

/** Everything the name of an account has to be, wherever it comes from. */
export const nameRules: readonly Rule[] = [required, personName, korMore2, maxLength(LONGEST)];
