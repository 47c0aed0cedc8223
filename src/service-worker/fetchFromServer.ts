/**
 * Asks the server for a page. The browser has asked already while the worker was being started, where it can: what it
 * got is not asked for twice. Without an answer it rejects.
 */
export async function fetchFromServer(request: Request, preload: Promise<Response | undefined> | undefined) {
  const answer = await preload;
  // Firefox resolves with a network error where the others reject: handed on, it would be the browser's own error page.
  return answer === undefined || answer.type === 'error' ? fetch(request) : answer;
}
