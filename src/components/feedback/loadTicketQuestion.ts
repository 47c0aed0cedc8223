/** Fetches the question that leads to the tickets. */
export async function loadTicketQuestion() {
  return (await import('./TicketQuestion.tsx')).TicketQuestion;
}
