/** Characters that XML cannot hold are written `_x000D_`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
