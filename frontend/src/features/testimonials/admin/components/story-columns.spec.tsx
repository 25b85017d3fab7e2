import { render } from '@testing-library/react';
import { buildTestimonial } from '../../../../testing/builders';
import { STORY_COLUMNS } from './story-columns';

it.each([
  ['approved', true, 'Visible'],
  ['approved', false, 'Hidden'],
  ['pending', true, 'Hidden'],
  ['rejected', true, 'Hidden'],
] as const)('a story that is %s, with isVisible %s, is %s', (status, isVisible, shown) => {
  const column = STORY_COLUMNS.find(({ title }) => title === 'Visible');
  const { container } = render(column?.render(buildTestimonial({ status, isVisible })));
  expect(container.textContent).toBe(shown);
});
