/** Fetches the dialogs of the reader, which a book shows without. */
export async function loadReaderDialogs() {
  const [{ SettingsDialog }, { ContentsDialog }] = await Promise.all([
    import('./SettingsDialog.tsx'),
    import('./ContentsDialog.tsx'),
  ]);
  return { SettingsDialog, ContentsDialog };
}
