import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormSteps } from './FormSteps.tsx';

it('marks the active step and tells which are passed', () => {
  render(<FormSteps label="단계" steps={['약관', '확인', '정보']} current={2} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual(['약관 끝남', '2확인', '3정보']);
});
