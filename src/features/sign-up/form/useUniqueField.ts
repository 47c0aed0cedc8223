import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SignUpFormValues } from './SignUpFormValues.ts';
import type { Duplicates, UniqueField } from './useDuplicates.ts';

/** A field whose value nobody else may have: looked up when the field is left. */
export function useUniqueField(name: UniqueField, { ask, refusal, isFree }: Duplicates) {
  const { register, watch, getValues, getFieldState, trigger } = useFormContext<SignUpFormValues>();
  const props = register(name);

  async function onBlur(event: FocusEvent): Promise<void> {
    await props.onBlur(event);
    const value = getValues(name);
    if (value.trim() === '' || getFieldState(name).invalid) return;
    await ask(name, value);
    // Something else may have been typed meanwhile.
    if (getValues(name) === value && refusal(name, value) !== null) await trigger(name);
  }

  return { props: { ...props, onBlur }, free: isFree(name, watch(name)) };
}
