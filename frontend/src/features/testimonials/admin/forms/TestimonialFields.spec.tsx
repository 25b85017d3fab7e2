import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { buildAdminCourseCard, buildAdminCourseCards } from '../../../../testing/builders';
import { respondWith } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { NEW_TESTIMONIAL } from './testimonial-values';
import { CourseTakenField } from './TestimonialFields';

it('offers the courses that match, and takes other titles', async () => {
  const titles = ['SQL for Beginners', 'Go in Production', 'SQL Beyond the Basics'];
  server.use(
    respondWith(
      '/api/admin/courses',
      buildAdminCourseCards(titles.map((title) => buildAdminCourseCard({ display_title: title }))),
    ),
  );
  const { user } = renderWithProviders(
    <Formik initialValues={NEW_TESTIMONIAL} onSubmit={() => {}}>
      <CourseTakenField />
    </Formik>,
  );
  const field = screen.getByRole('combobox', { name: 'Course Taken' });
  await user.type(field, 'SQL');
  await user.click(await screen.findByTitle('SQL Beyond the Basics'));
  expect(field).toHaveProperty('value', 'SQL Beyond the Basics');
  await user.clear(field);
  await user.type(field, 'Old course');
  expect(field).toHaveProperty('value', 'Old course');
});
