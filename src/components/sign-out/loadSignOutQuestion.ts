/** Fetches the question of the sign-out; early, because it is asked just when the network is away. */
export async function loadSignOutQuestion() {
  return (await import('./SignOutQuestion.tsx')).SignOutQuestion;
}
