/** Length of the longest run of answers at one position. */
export function longestSameChoice(choices: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const [index, choice] of choices.entries()) {
    run = choices[index - 1] === choice ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
