/** Lets the browser save something as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds the data itself; only the address is given back.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
