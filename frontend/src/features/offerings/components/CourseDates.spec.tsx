import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import { buildCourse, buildOffering } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

const cohort = (id: string, fields: Partial<OfferingDto> = {}) =>
  buildOffering({ id, kind: 'cohort', slug: 'spring', title: `Cohort ${id}`, ...fields });

async function openCourse(fields: Partial<CourseDto>, offerings: OfferingDto[]) {
  const course = buildCourse({ format: 'Live cohort', ...fields });
  server.use(
    http.get('/api/courses/:id', () => HttpResponse.json(course)),
    http.get('/api/offerings', () => HttpResponse.json(offerings)),
  );
  const { user } = openSite(`/courses/${course.id}`);
  await screen.findByRole('article', { name: '' });
  const enrol = within(await screen.findByRole('complementary', { name: 'Enrollment' }));
  return { user, enrol };
}

const dates = async () => within(await screen.findByRole('region', { name: 'Next dates' }));

describe('the dates of a course', () => {
  it('are at most three, and "Apply to Cohort" leads to the next', async () => {
    const offerings = ['1', '2', '3', '4'].map((id) => cohort(id));
    const { enrol } = await openCourse({}, [cohort('0', { state: 'cancelled' }), ...offerings]);
    expect((await dates()).getAllByRole('article')).toHaveLength(3);
    const all = (await dates()).getByRole('link', { name: 'All cohorts of this course' });
    expect(all.getAttribute('href')).toBe('/cohorts?course=101');
    const apply = enrol.getByRole('link', { name: 'Apply to Cohort' });
    expect(apply.getAttribute('href')).toBe('/events/1/spring');
  });

  it('do not change how a course for self-study is bought', async () => {
    const { enrol } = await openCourse({ format: 'Self-paced' }, [buildOffering()]);
    expect((await dates()).getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('Tell me when the next cohort starts')).toBeNull();
    const enroll = enrol.getByRole('link', { name: 'Enroll Now' });
    expect(enroll.getAttribute('href')).toBe('https://academy.example/enroll/101');
  });

  it('are asked for by email where a cohort has none', async () => {
    const sent: unknown[] = [];
    const { user, enrol } = await openCourse({}, []);
    server.use(
      http.post('/api/courses/101/interests', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? problem(429, 'Too many registrations.')
          : HttpResponse.json({ email: 'ada@example.org' }, { status: 201 });
      }),
    );
    const apply = enrol.getByRole('link', { name: 'Apply to Cohort' });
    expect(apply.getAttribute('href')).toBe('https://academy.example/enroll/101');
    const form = within(screen.getByRole('form', { name: 'Tell me when the next cohort starts' }));
    const field = form.getByRole('textbox', { name: 'Email' });
    const submit = form.getByRole('button', { name: 'Tell me' });
    await user.type(field, 'ada@');
    await user.click(submit);
    expect(form.getByText('Enter a complete email address.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.type(field, 'example.org');
    await user.click(submit);
    expect(await form.findByText('Too many registrations.')).toBeTruthy();
    await user.click(submit);
    expect(await screen.findByText(/You get one email when the course has a date/)).toBeTruthy();
    expect(sent).toEqual([{ email: 'ada@example.org' }, { email: 'ada@example.org' }]);
  });

  it('are left out of a course for self-study without any', async () => {
    await openCourse({ format: 'Self-paced' }, []);
    expect(screen.queryByRole('region', { name: 'Next dates' })).toBeNull();
  });
});
