/** The files that somebody chose as one body: a file as it is, several as a zip. */
export async function packFiles(files: readonly File[]): Promise<Blob> {
  const type = 'application/octet-stream';
  const [first] = files;
  if (files.length === 1 && first !== undefined) return new Blob([first], { type });
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Uint8Array]> => [file.name, new Uint8Array(await file.arrayBuffer())]),
  );
  return new Blob([zipSync(Object.fromEntries(entries))], { type });
}
