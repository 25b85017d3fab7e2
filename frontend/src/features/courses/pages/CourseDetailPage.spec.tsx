import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { buildCourse } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

async function openCourse(fields: Partial<CourseDto>) {
  const course = buildCourse(fields);
  server.use(http.get('/api/courses/:id', () => HttpResponse.json(course)));
  openSite(`/courses/${course.id}`);
  return screen.findByRole('article');
}

const offerIn = (page: HTMLElement) =>
  within(within(page).getByRole('complementary', { name: 'Enrollment' }));

describe('CourseDetailPage', () => {
  it('shows what the course says', async () => {
    const article = await openCourse({ price: 1219.5 });
    const page = within(article);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
      'Machine Learning Foundations',
    );
    expect(page.getByRole('link', { name: 'AI' })).toBeTruthy();
    for (const text of ['Beginner', 'Self-paced', '6 weeks', '3 modules']) {
      expect(page.getByText(text)).toBeTruthy();
    }
    expect(page.getByText('With a second paragraph.')).toBeTruthy();
    expect(page.getByText('Judge its errors')).toBeTruthy();
    expect(page.getByText('30-day money-back guarantee')).toBeTruthy();
    const offer = offerIn(article);
    expect(offer.getByText('$1,219.50')).toBeTruthy();
    const enrol = offer.getByRole('link', { name: 'Enroll Now' });
    expect(enrol.getAttribute('href')).toBe('https://academy.example/enroll/101');
  });

  it('names every way to pay, and no lifetime access where it ends', async () => {
    const month = { unit: 'month', count: 1 } as const;
    const article = await openCourse({
      paymentOptions: [
        { type: 'subscription', amount: 29, currency: 'CAD', interval: month },
        { type: 'payment-plan', amount: 90, currency: 'CAD', payments: 3, interval: month },
        { type: 'one-time', amount: 250, currency: 'CAD' },
      ],
      hasLifetimeAccess: false,
    });
    const offer = offerIn(article);
    for (const words of ['CA$29.00 / month', 'or 3 payments of CA$90.00', 'or CA$250.00']) {
      expect(offer.getByText(words)).toBeTruthy();
    }
    expect(within(article).queryByText('CA$29.00')).toBeNull();
    expect(screen.queryByText('Lifetime access')).toBeNull();
    expect(offer.getByText('Expert support')).toBeTruthy();
  });

  it.each([true, false])('promises a certificate if the course claims one: %s', async (claims) => {
    const article = await openCourse({ claimsCertificate: claims });
    const promises = within(article).queryAllByText(/certificate/i);
    expect(promises).toHaveLength(claims ? 2 : 0);
    expect(offerIn(article).getByText('Lifetime access')).toBeTruthy();
  });

  it.each([
    [0, 'Free'],
    [null, 'Paid'],
  ])('says of a course on Udemy with the price %j that it is %s', async (price, words) => {
    const url = 'https://www.udemy.com/course/ml/';
    const article = await openCourse({ offers: [{ platform: 'udemy', price, url }] });
    const offer = offerIn(article);
    expect(offer.getByText('Also on Udemy').parentElement?.textContent).toContain(words);
    const link = offer.getByRole('link', { name: /^Enroll on Udemy/ });
    expect(link.getAttribute('href')).toBe(url);
  });

  it('is shown by a replica of a release before offers, too', async () => {
    const { offers: _offers, ...before } = buildCourse({ price: 19.5 });
    server.use(http.get('/api/courses/:id', () => HttpResponse.json(before)));
    openSite(`/courses/${before.id}`);
    expect(offerIn(await screen.findByRole('article')).getByText('$19.50')).toBeTruthy();
  });

  it('leaves out what the course does not say', async () => {
    const page = within(
      await openCourse({
        description: null,
        category: null,
        level: null,
        duration: null,
        price: null,
        imageUrl: null,
        curriculum: [],
        outcomes: [],
      }),
    );
    expect(page.queryByText(/\$/)).toBeNull();
    expect(page.queryByText(/weeks|module/)).toBeNull();
    expect(page.queryByRole('heading', { name: "What You'll Learn" })).toBeNull();
    expect(page.getByText('Certificate on completion')).toBeTruthy();
  });

  it.each([' ', '\n'])('is summed up to a whole word, with %j before the next', async (space) => {
    const start = `${'word '.repeat(30)}word`;
    await openCourse({ description: `${start}${space}international` });
    const summary = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    expect(summary).toBe(`${start}…`);
  });

  it.each([
    ['one space', `Python ${'学'.repeat(300)}`],
    ['none and an odd place', '🎓'.repeat(200)],
  ])('is summed up at length with %s', async (_what, description) => {
    await openCourse({ description });
    const summary = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    expect(summary?.length).toBeGreaterThan(150);
    expect(summary?.isWellFormed()).toBe(true);
  });

  it('of a cohort asks for applications', async () => {
    const offer = offerIn(await openCourse({ format: 'Live cohort' }));
    const apply = offer.getByRole('link', { name: 'Apply to Cohort' });
    expect(apply.getAttribute('href')).toBe('https://academy.example/enroll/101');
  });

  it.each(['Self-paced', 'Live cohort'])('%s cannot be taken without a link', async (format) => {
    const offer = offerIn(await openCourse({ format, thinkificUrl: null }));
    expect(offer.getByRole('button', { name: 'Coming Soon' })).toHaveProperty('disabled', true);
  });

  it('leads back to no category that has no filter', async () => {
    const article = await openCourse({ category: 'Career' });
    const trail = within(within(article).getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'All courses',
    ]);
  });

  it.each([404, 410, 400])('says "Course not found" to a %i', async (status) => {
    server.use(http.get('/api/courses/:id', () => problem(status, 'No.')));
    openSite('/courses/9');
    expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Courses' }).getAttribute('href')).toBe(
      '/courses',
    );
    expect(document.title).toMatch(/^Course not found · /);
  });

  it('can be asked for again when it does not come', async () => {
    server.use(http.get('/api/courses/:id', () => problem(503, 'Away.'), { once: true }));
    const { user } = openSite('/courses/1');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load this course',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Applied Machine Learning',
    );
  });

  it('asks for one course only, whatever the address holds', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return problem(404, 'No.');
      }),
    );
    openSite('/courses/..%2Fadmin%3Fx');
    await screen.findByRole('heading', { name: 'Course not found' });
    expect(asked).toEqual(['/api/courses/..%2Fadmin%3Fx']);
  });
});
