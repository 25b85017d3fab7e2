import { paths } from '../paths';

export { planPage, publicPages, type PagePlan } from './plan-page';
export { renderPage, type RenderedPage } from './render-page';
export type { PageData, PageState } from '../page-state';

/** Where a course is found on the site. */
export const coursePath = paths.course;

/** Where a form leads once it is accepted, by its field `form`. */
export const formResults: ReadonlyMap<string, string> = new Map([
  ['newsletter', paths.subscribed],
  ['dates', paths.subscribed],
  ['testimonial', paths.testimonialSent],
]);
