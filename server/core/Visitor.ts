/** Where a request comes from. */
export interface Visitor {
  /** Network address as the trusted hop saw it; stored in access records alone. */
  readonly address: string;
  /** Such as '안드로이드 태블릿 · 크롬'. */
  readonly device: string;
  /** What this device was given at an earlier sign-in (`deviceMark`), as it came back. */
  readonly mark?: string | undefined;
}
