import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { http, HttpResponse } from 'msw';
import { buildAdminCourseCard, buildAdminCoursePage } from '../../../../testing/builders';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { CourseTakenField } from './CourseTakenField';
import { NEW_TESTIMONIAL } from './testimonial-values';

it('offers the courses that match, and takes other titles', async () => {
  const titles = ['SQL for Beginners', 'Go in Production', 'SQL Beyond the Basics'];
  server.use(
    http.get('/api/admin/courses/page', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      const found = titles.filter((title) => title.includes(search));
      const courses = found.map((title) => buildAdminCourseCard({ display_title: title }));
      return HttpResponse.json(buildAdminCoursePage(courses));
    }),
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
