import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PetPortrait } from './PetPortrait.tsx';

it('says what is to be seen', () => {
  render(<PetPortrait species="octopus" stage="baby" mood="joyful" size={96} />);
  const picture = screen.getByRole('img', { name: '신난 아기 문어' });
  expect(picture).toHaveProperty('width', 96);
  expect(picture.getAttribute('src')).toBe('/art/portrait/octopus-baby-joyful.webp');
});

it('takes the name it is given', () => {
  render(<PetPortrait species="whale" stage="grown" mood="calm" size={96} title="내 친구 고래" />);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('내 친구 고래');
});

it('is decoration when its title is empty', () => {
  render(<PetPortrait species={null} stage="egg" mood="calm" size={96} title="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
