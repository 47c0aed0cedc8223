/** Fetches the alert dialog. Call early where a student may lose the network in the middle of something. */
export async function loadAlertDialog() {
  return (await import('./AlertDialog.tsx')).AlertDialog;
}
