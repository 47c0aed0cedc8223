import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

it('is named, says what to mend, and cannot be set back to nothing', () => {
  const onChange = vi.fn();
  const options = [{ value: 'E1', label: '초등 1학년' }];
  render(
    <SelectField
      label="학년"
      placeholder="골라 주세요"
      options={options}
      value=""
      onChange={onChange}
      error="필요해요."
    />,
  );
  const select = screen.getByRole('combobox', { name: '학년', description: '필요해요.' });
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '골라 주세요' }).disabled).toBe(true);
  fireEvent.change(select, { target: { value: 'E1' } });
  expect(onChange).toHaveBeenCalledOnce();
});
