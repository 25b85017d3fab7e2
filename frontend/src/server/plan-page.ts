import { matchPath } from 'react-router-dom';
import { addressOf, FILTER_NAMES, parseFilters } from '../features/courses';
import { STORIES_SHOWN } from '../features/testimonials';
import { adminTitleAt } from '../routes/admin-titles';
import { adminPaths, paths } from '../routes/paths';

/** What the server has to know before it can answer for an address. */
export interface PagePlan {
  /** Where the page is really found, if not here. */
  redirect?: string;
  /** Whether React renders the page on the server; the back office starts in the browser. */
  rendered: boolean;
  found: boolean;
  /** The page's own name, where React does not render it. */
  title?: string;
  /** The page's address without what makes no difference to it. */
  address: string;
  /** Whether the page shows the catalogue. */
  courses?: boolean;
  /** The id of the course that the page is about. */
  course?: string;
  /** How many success stories the page tells, the newest. */
  testimonials?: number;
  /** Whether the page shows the courses of Udemy. */
  udemyCourses?: boolean;
  /** A module of the page that is loaded by itself, which the document has to name. */
  module?: string;
}

const inFeature = (path: string) => `src/features/${path}.tsx`;

type PageContent = Pick<PagePlan, 'courses' | 'testimonials' | 'udemyCourses' | 'module'>;

const PAGES: Readonly<Record<string, PageContent>> = {
  [paths.home]: {
    courses: true,
    testimonials: STORIES_SHOWN,
  },
  [paths.courses]: {
    courses: true,
    udemyCourses: true,
    module: inFeature('marketplace/components/AlsoOnUdemy'),
  },
  [paths.cohorts]: { courses: true, module: inFeature('site/pages/CohortsPage') },
  [paths.events]: { module: inFeature('site/pages/EventsPage') },
  [paths.meetups]: { module: inFeature('site/pages/MeetupsPage') },
  [paths.submitTestimonial]: { module: inFeature('testimonials/pages/SubmitTestimonialPage') },
};

/** Where the forms lead that are sent without JavaScript. */
const RESULTS: typeof PAGES = {
  [paths.subscribed]: { module: inFeature('newsletter/pages/SubscribedPage') },
  [paths.testimonialSent]: { module: inFeature('testimonials/pages/TestimonialSentPage') },
};

/** Every page without a parameter, for search engines. */
export const publicPages: readonly string[] = Object.keys(PAGES);

/**
 * Says what is at an address of the site.
 * @param url path and query
 */
export function planPage(url: string): PagePlan {
  const { pathname, search, searchParams } = new URL(`http://site${url}`);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return moved(pathname.replace(/\/+$/, '') + search);
  }
  const title = adminTitleAt(pathname);
  if (title) return { rendered: false, found: true, address: adminPaths.root, title };
  const plan = { rendered: true, found: true, address: pathname };
  const course = matchPath(`${paths.courses}/:id/:slug?`, pathname)?.params.id;
  if (course) {
    // The router of the page decodes it too.
    const module = inFeature('courses/pages/CourseDetailPage');
    return { ...plan, course: decodeURIComponent(course), module };
  }
  const page = PAGES[pathname] ?? RESULTS[pathname];
  if (!page) return { ...plan, found: false, module: inFeature('site/pages/NotFoundPage') };
  if (pathname !== paths.courses) return { ...plan, ...page };
  const address = addressOf(parseFilters(searchParams));
  if (hasOddFilters(searchParams)) return moved(withOtherParams(address, searchParams));
  return { ...plan, ...page, address };
}

/** Two slashes at the start would lead to another host. */
function moved(address: string): PagePlan {
  return {
    redirect: address.replace(/^\/*/, '/'),
    rendered: false,
    found: true,
    address,
  };
}

/** Whether the filters are not written as the site itself writes them, such as "?level=advanced". */
function hasOddFilters(params: URLSearchParams): boolean {
  const given = [...params].filter(([name]) => FILTER_NAMES.includes(name));
  const usual = new URL(addressOf(parseFilters(params)), 'http://site').searchParams;
  return new URLSearchParams(given).toString() !== usual.toString();
}

function withOtherParams(address: string, params: URLSearchParams): string {
  const url = new URL(address, 'http://site');
  for (const [name, value] of params) {
    if (!FILTER_NAMES.includes(name)) url.searchParams.append(name, value);
  }
  return url.pathname + url.search;
}
