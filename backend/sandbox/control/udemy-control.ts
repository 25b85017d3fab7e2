import type { FastifyInstance } from 'fastify';
import { catalogueChoice } from '../catalogue-choice.js';
import { udemyFault } from '../faults/fault.schema.js';
import { OWNER } from '../udemy/data/account.js';
import type { UdemyPlatform } from '../udemy/platform.js';
import { ControlError, parseBody } from './parse.js';
import { addPlatformControl, type ById, found } from './platform-control.js';
import { courseChanges, newCourse } from './udemy-changes.schema.js';

export interface UdemyControlOptions {
  platform: UdemyPlatform;
}

const NEW_COURSE = {
  title: 'A New Course',
  url: '/course/a-new-course/',
  is_paid: true,
  is_published: true,
  published_title: 'a-new-course',
  headline: null,
  created: '2026-01-05T09:00:00Z',
  published_time: '2026-01-12T09:00:00Z',
  rating: 0,
  num_reviews: 0,
  visible_instructors: [OWNER],
  image: null,
  price: 19.99,
};

export function udemyControl(
  app: FastifyInstance,
  { platform }: UdemyControlOptions,
  done: () => void,
): void {
  const { store } = platform;

  addPlatformControl(app, platform, udemyFault);

  app.post('/courses', (request, reply) => {
    const course = { ...NEW_COURSE, ...parseBody(newCourse, request.body) };
    if (!store.addCourse(course)) {
      throw new ControlError(400, `There is a course ${course.id} already.`);
    }
    return reply.code(201).send(course);
  });

  app.patch<ById>('/courses/:id', (request) => {
    const changes = parseBody(courseChanges, request.body);
    return found(store.changeCourse(request.params.id, changes), 'course', request);
  });

  app.delete<ById>('/courses/:id', (request, reply) => {
    found(store.removeCourse(request.params.id), 'course', request);
    return reply.code(204).send();
  });

  app.post<ById>('/courses/:id/restore', (request) =>
    found(store.restoreCourse(request.params.id), 'removed course', request),
  );

  app.put('/catalogue', (request) => {
    platform.load(parseBody(catalogueChoice, request.body));
    return { courses: store.courses().length };
  });

  done();
}
