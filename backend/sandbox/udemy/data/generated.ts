import { cycle } from '../../cycle.js';
import type { Catalogue } from '../model.js';
import { DEMO_COURSES } from './demo.js';
import { buildCourse, type DemoCourse } from './demo-course.js';

const SUBJECTS = [
  'Neural Networks',
  'Data Pipelines',
  'Web Services',
  'Applied Statistics',
  'Cloud Infrastructure',
];

function generateCourse(index: number): DemoCourse {
  const number = String(index + 1).padStart(4, '0');
  const look = cycle(DEMO_COURSES, index);
  const subject = cycle(SUBJECTS, index);
  return {
    title: `${subject}, Lecture ${number}`,
    slug: `${subject.toLowerCase().replaceAll(' ', '-')}-lecture-${number}`,
    family: look.family,
    motif: look.motif,
    created: '2024-01-08',
    published: '2024-02-01',
    free: index % 4 === 3,
    course: { image: `cover:${look.slug}` },
  };
}

/** Returns published courses, for load tests. */
export const generatedCatalogue = (courses: number): Catalogue => ({
  courses: Array.from({ length: courses }, (_, index) => buildCourse(generateCourse(index))),
});
