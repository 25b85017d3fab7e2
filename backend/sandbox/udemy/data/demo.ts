import type { Catalogue } from '../model.js';
import { buildCourse, type DemoCourse } from './demo-course.js';
import { published } from './published.js';

/** The account's drafts. Nobody else sees them, but the API lists them. */
const drafts: DemoCourse[] = [
  {
    title: 'Crane Signals for Robotics (working title)',
    slug: 'crane-signals-for-robotics',
    family: 'ai',
    motif: 'gears',
    created: '2025-08-02',
    course: { url: '/course/draft/5900123/', image: null },
  },
  {
    title: 'Rust for Data People',
    slug: 'rust-for-data-people',
    family: 'data',
    motif: 'shards',
    created: '2025-10-14',
    course: { url: '/course/draft/5914407/', image: null },
  },
];

export const DEMO_COURSES: readonly DemoCourse[] = [...published, ...drafts];

/** Returns a new copy of the demo catalogue: 16 published courses, 2 of them co-taught, and 2 drafts. */
export const demoCatalogue = (): Catalogue => ({ courses: DEMO_COURSES.map(buildCourse) });
