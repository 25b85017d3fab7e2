import { http, HttpResponse, type JsonBodyType } from 'msw';
import { buildCard, buildCourse, buildIndex } from './builders';

/** Responses of a healthy API with three courses. */
export const handlers = [
  http.get('/api/catalogue', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const found = cards.filter(
      (card) =>
        (searchParams.get('category') ?? card.category) === card.category &&
        (searchParams.get('level') ?? card.level) === card.level,
    );
    return HttpResponse.json({ courses: found, total: found.length });
  }),
  http.get('/api/catalogue/featured', () => HttpResponse.json(cards)),
  http.get('/api/catalogue/index', () => HttpResponse.json(buildIndex(cards))),
  http.get('/api/catalogue/udemy', () => HttpResponse.json({ courses: [], total: 0 })),
  http.get('/api/offerings', () => HttpResponse.json([])),
  http.get('/api/testimonials', () => HttpResponse.json([])),
  http.get('/api/bundles', () => HttpResponse.json([])),
  http.get('/api/courses/:id/bundles', () => HttpResponse.json([])),
  http.get('/api/courses/:id/related', () => HttpResponse.json([])),
  http.get('/api/courses/:id/stories', () => HttpResponse.json([])),
  http.get('/api/courses/:id', ({ params }) => {
    const course = courses.find(({ id }) => id === params['id']);
    return course ? HttpResponse.json(course) : problem(404, 'There is no such course.');
  }),
];

const offered = [
  { id: '1', title: 'Applied Machine Learning', category: 'AI', level: 'Beginner' },
  { id: '2', title: 'Streaming Data', category: 'Data', level: 'Intermediate' },
  {
    id: '3',
    title: 'Systems in Production',
    category: 'Software Engineering',
    level: 'Advanced',
    format: 'Cohort',
  },
];
const courses = offered.map(buildCourse);
const cards = offered.map(buildCard);

export const respondWith = (path: string, json: JsonBodyType) =>
  http.get(path, () => HttpResponse.json(json));

export const failOnce = (path: string) =>
  http.get(path, () => problem(503, 'The database is away.'), { once: true });

/** Returns an RFC 9457 response, as the API sends it. */
export function problem(status: number, detail: string) {
  return HttpResponse.json(
    { type: 'about:blank', title: 'Problem', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
