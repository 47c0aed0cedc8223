/** Fetches the dialogs of the reader, which a book shows without. */
export async function loadReaderDialogs() {
  const [{ SettingsDialog }, { ContentsDialog }, { VoiceHelp }] = await Promise.all([
    import('./SettingsDialog.tsx'),
    import('./ContentsDialog.tsx'),
    import('./VoiceHelp.tsx'),
  ]);
  return { SettingsDialog, ContentsDialog, VoiceHelp };
}
