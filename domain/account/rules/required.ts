import { withoutUnseen } from '../../text/withoutUnseen.ts';

/** Something that can be seen. */
export function required(value: string): string | null {
  return withoutUnseen(value) === '' ? '필수 입력 정보입니다.' : null;
}
