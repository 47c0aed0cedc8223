/** What this process creates from now on (databases, backups, reports, pictures) is for its own account only. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}
