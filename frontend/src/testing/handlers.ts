import { http, HttpResponse } from 'msw';
import type { CourseDto } from '../api/generated/model/courseDto';
import { buildCourse } from './builders';

/** The answers of a healthy API with three courses. */
export const handlers = [
  http.get('/api/courses', () => HttpResponse.json(courses)),
  http.get('/api/udemy-courses', () => HttpResponse.json([])),
  http.get('/api/courses/:id', ({ params }) => {
    const course = courses.find(({ id }) => id === params['id']);
    return course ? HttpResponse.json(course) : problem(404, 'There is no such course.');
  }),
];

const courses: CourseDto[] = [
  buildCourse({ id: '1', title: 'Applied Machine Learning', category: 'AI', level: 'Beginner' }),
  buildCourse({ id: '2', title: 'Streaming Data', category: 'Data', level: 'Intermediate' }),
  buildCourse({
    id: '3',
    title: 'Systems in Production',
    category: 'Software Engineering',
    level: 'Advanced',
    format: 'Cohort',
  }),
];

/** An RFC 9457 answer, as the API gives it. */
export function problem(status: number, detail: string) {
  return HttpResponse.json(
    { type: 'about:blank', title: 'Problem', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
