import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import Slider from './BeforeAfter.island';

test('the slider says how much of the picture is that of before', () => {
  const { container } = render(
    <figure>
      <Slider />
    </figure>,
  );
  const share = () => container.querySelector('figure')?.style.getPropertyValue('--before');
  const slider = screen.getByRole('slider', { name: 'Slide to see before and after' });
  expect(share()).toBe('50%');
  fireEvent.input(slider, { target: { value: '20' } });
  expect(share()).toBe('20%');
});
