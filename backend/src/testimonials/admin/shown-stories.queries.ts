import type { Manager } from '../../common/sql/query.js';
import { Testimonial } from '../testimonial.entity.js';

export type ShownStory = Omit<Testimonial, 'createdAt' | 'searchText' | 'sketch'> & {
  createdAt: string;
};

export const SHOWN_STORIES = `(
  SELECT coalesce(json_agg(json_build_object('id', id, 'studentName', student_name,
    'studentImage', student_image, 'previousRole', previous_role, 'currentRole', present_role,
    'company', company, 'companyLogo', company_logo, 'quote', quote, 'courseTaken', course_taken,
    'linkedinUrl', linkedin_url, 'status', status, 'isVisible', is_visible,
    'isFeatured', is_featured, 'source', source,
    'visibleWhilePending', visible_while_pending, 'isSuspected', suspected,
    'createdAt', created_at, 'version', version) ORDER BY place), '[]')
  FROM unnest(found.ids) WITH ORDINALITY AS asked (id, place) JOIN testimonials USING (id))`;

export async function showStories(manager: Manager, ids: string[]): Promise<ShownStory[]> {
  const [{ shown }] = await manager.query<[{ shown: ShownStory[] }]>(
    `SELECT ${SHOWN_STORIES} AS shown FROM (SELECT $1::bigint[] AS ids) AS found`,
    [ids],
  );
  return shown;
}

export function toTestimonials(shown: ShownStory[]): Testimonial[] {
  return shown.map((story) =>
    Object.assign(new Testimonial(), { ...story, createdAt: new Date(story.createdAt) }),
  );
}
