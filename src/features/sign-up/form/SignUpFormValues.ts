import type { FieldPath } from 'react-hook-form';

export interface SignUpFormValues {
  accountId: string;
  password: string;
  passwordConfirmation: string;
  name: string;
  /** `YYYYMMDD` */
  birthday: string;
  /** 'NONE': prefers not to answer. */
  gender: 'MEN' | 'WOMEN' | 'NONE';
  schoolGrade: string;
  schoolName: string;
  email: string;
  mobileNo: string;
}

/** In the order they stand on the page, for the focus. */
export const signUpFormFields: readonly FieldPath<SignUpFormValues>[] = [
  'accountId',
  'password',
  'passwordConfirmation',
  'name',
  'birthday',
  'gender',
  'schoolGrade',
  'schoolName',
  'email',
  'mobileNo',
];
