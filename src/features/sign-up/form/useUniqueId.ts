import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SignUpFormValues } from './SignUpFormValues.ts';
import type { Duplicates } from './useDuplicates.ts';

/** The login name, which nobody else may have: looked up when the field is left. */
export function useUniqueId({ check, refusal, isFree }: Duplicates) {
  const { register, watch, getValues, getFieldState, trigger } = useFormContext<SignUpFormValues>();
  const props = register('accountId');

  async function onBlur(event: FocusEvent): Promise<void> {
    await props.onBlur(event);
    const value = getValues('accountId');
    if (value.trim() === '' || getFieldState('accountId').invalid) return;
    await check(value);
    // Something else may have been typed meanwhile.
    if (getValues('accountId') === value && refusal(value) !== null) await trigger('accountId');
  }

  return { props: { ...props, onBlur }, free: isFree(watch('accountId')) };
}
