/**
 * A network address with the part that names one device left out, as its owner sees it: `203.0.113.*`, `2001:db8:1:*`.
 * What is no address stays empty.
 */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.*`;
  if (!plain.includes(':')) return '';
  const [head = ''] = plain.split('::');
  return `${head.split(':').filter(Boolean).slice(0, 3).join(':')}:*`;
}
