import { matchRoutes } from 'react-router-dom';
import { addressOf, FILTER_NAMES, NO_SCRIPT, parseFilters } from '../features/courses';
import { STORIES_SHOWN } from '../features/testimonials';
import { adminTitleAt } from '../routes/admin-titles';
import { courseIdIn } from '../course-id';
import { adminPaths, paths } from '../paths';

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
  /** Whether the page is for one visitor, as there are more of its kind than could be kept. */
  single?: boolean;
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

/** What the site's router knows, which reads addresses more kindly than they are written. */
const ROUTES = [...Object.keys(PAGES), ...Object.keys(RESULTS)].map((path) => ({ path }));

/** Stands for every address that leads nowhere. */
const NOWHERE = '/nowhere';

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
  const course = courseIdIn(pathname);
  if (course !== undefined) {
    return { ...plan, course, module: inFeature('courses/pages/CourseDetailPage') };
  }
  const path = matchRoutes(ROUTES, pathname)?.[0]?.route.path;
  if (path === undefined) {
    const module = inFeature('site/pages/NotFoundPage');
    return { ...plan, found: false, address: NOWHERE, module };
  }
  if (path !== pathname) return moved(path + search);
  const page = { ...plan, ...(PAGES[path] ?? RESULTS[path]) };
  return path === paths.courses ? planCatalogue(page, searchParams) : page;
}

/**
 * A search is for the browser, so that not each of them is a page to be rendered; a browser without
 * JavaScript says that it cannot, and gets a page of its own.
 */
function planCatalogue(page: PagePlan, params: URLSearchParams): PagePlan {
  const filters = parseFilters(params);
  const usual = addressOf(filters);
  const single = filters.search !== '' && params.has(NO_SCRIPT);
  if (hasOddFilters(params, usual) || params.has(NO_SCRIPT) !== single) {
    return moved(withOtherParams(usual, params));
  }
  if (single) return { ...page, single, address: `${usual}&${NO_SCRIPT}=1` };
  return { ...page, address: addressOf({ ...filters, search: '' }) };
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
function hasOddFilters(params: URLSearchParams, usual: string): boolean {
  const given = [...params].filter(([name]) => FILTER_NAMES.includes(name));
  const { searchParams } = new URL(usual, 'http://site');
  return new URLSearchParams(given).toString() !== searchParams.toString();
}

/** Without a search there is nothing that the browser could not do. */
function withOtherParams(address: string, params: URLSearchParams): string {
  const url = new URL(address, 'http://site');
  for (const [name, value] of params) {
    const isNeeded = name !== NO_SCRIPT || url.searchParams.has('search');
    if (!FILTER_NAMES.includes(name) && isNeeded) url.searchParams.append(name, value);
  }
  return url.pathname + url.search;
}
