import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error';
import { getGetCourseQueryKey, getListCoursesQueryKey } from './api/generated/courses/courses';
import { getListUdemyCoursesQueryKey } from './api/generated/marketplace/marketplace';
import type { CourseDto } from './api/generated/model/courseDto';
import type { TestimonialDto } from './api/generated/model/testimonialDto';
import type { UdemyCourseDto } from './api/generated/model/udemyCourseDto';
import { getListTestimonialsQueryKey } from './api/generated/testimonials/testimonials';
import { STORIES_SHOWN } from './features/testimonials';
import { courseIdIn } from './course-id';
import { DEFAULT_SITE, type Site } from './site';
import type { SubmittedForm } from './submitted-form';

/** The answers of the API that a page was rendered from, so that the browser need not ask again. */
export interface PageData {
  courses?: CourseDto[];
  testimonials?: TestimonialDto[];
  udemyCourses?: UdemyCourseDto[];
  course?: CourseDto;
  /** Whether the course that the page is about is not there. */
  courseIsMissing?: boolean;
}

/** What the server hands over with a page, as JSON in the element `#page-state`. */
export interface PageState {
  site: Site;
  data: PageData;
  form?: SubmittedForm;
}

/**
 * Fills the cache with what a page was rendered from; server and browser start from the same.
 * @param pathname of the page; one document may serve many
 */
export function fillCache(client: QueryClient, data: PageData, pathname: string): void {
  const { courses, testimonials, udemyCourses, course, courseIsMissing } = data;
  if (courses) client.setQueryData(getListCoursesQueryKey(), courses);
  if (testimonials) {
    client.setQueryData(getListTestimonialsQueryKey({ limit: STORIES_SHOWN }), testimonials);
  }
  if (udemyCourses) client.setQueryData(getListUdemyCoursesQueryKey(), udemyCourses);
  if (course) client.setQueryData(getGetCourseQueryKey(course.id), course);
  if (courseIsMissing) {
    const id = courseIdIn(pathname) ?? '';
    fillWithError(client, getGetCourseQueryKey(id), new ApiError('404', 404));
  }
}

function fillWithError(client: QueryClient, queryKey: readonly string[], error: ApiError) {
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), fetchStatus: 'idle' });
}

/** Reads the state from the document; the development server gives none. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  const state = JSON.parse(text || '{}') as Partial<PageState>;
  return { ...state, site: state.site ?? DEFAULT_SITE, data: state.data ?? {} };
}
