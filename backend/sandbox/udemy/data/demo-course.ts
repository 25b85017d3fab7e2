import type { Motif } from '../../covers/motifs/index.js';
import type { Family } from '../../covers/palette.js';
import { opaqueIdOf } from '../ids.js';
import type { Course, Instructor } from '../model.js';
import { OWNER } from './account.js';

export interface DemoCourse {
  title: string;
  slug: string;
  family: Family;
  motif: Motif;
  created: string;
  /** Absent for a draft. */
  published?: string;
  free?: boolean;
  headline?: string;
  rating?: number;
  reviews?: number;
  price?: number;
  with?: Instructor;
  /** How the platform's response differs from the usual one. */
  course?: Partial<Course>;
}

export function buildCourse(demo: DemoCourse): Course {
  const { title, slug, created, published } = demo;
  return {
    id: opaqueIdOf(`course ${slug}`),
    title,
    url: `/course/${slug}/`,
    is_paid: !demo.free,
    is_published: published !== undefined,
    published_title: published === undefined ? null : slug,
    headline: demo.headline ?? null,
    created: `${created}T08:15:42Z`,
    published_time: published === undefined ? null : `${published}T10:00:00Z`,
    rating: demo.rating ?? 0,
    num_reviews: demo.reviews ?? 0,
    visible_instructors: demo.with ? [OWNER, demo.with] : [OWNER],
    image: `cover:${slug}`,
    price: demo.free ? null : (demo.price ?? 19.99),
    ...demo.course,
  };
}
