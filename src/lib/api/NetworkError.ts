/** No answer came: no connection, or it took too long. Whether the server did the work is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly timedOut: boolean;
  /** Number of the request, under which the server may have received it. */
  readonly requestId: string | null;

  constructor(timedOut: boolean, { requestId, ...options }: ErrorOptions & { requestId?: string } = {}) {
    super(
      timedOut
        ? '답이 늦어지고 있어요. 조금 뒤에 다시 해 주세요.'
        : '인터넷에 연결되지 않았어요. 연결을 확인하고 다시 해 주세요.',
      options,
    );
    this.timedOut = timedOut;
    this.requestId = requestId ?? null;
  }
}
