/** The answer envelope of a success. */
export function ok<T>(data: T): { status: number; message: string; data: T } {
  return { status: 200, message: 'OK', data };
}
