/** Length of the longest row of equal answers. */
export function longestRun(answers: readonly (string | number)[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, answer] of answers.entries()) {
    run = index > 0 && answers[index - 1] === answer ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
