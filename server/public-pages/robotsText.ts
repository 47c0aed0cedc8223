/** What robots are told. Pages that no search shall keep say so themselves; a robot must be let in to read that. */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
