/** The rules for robots. Pages that no search shall keep are marked themselves; a robot must be let in to read that. */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
