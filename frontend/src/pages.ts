import type { QueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { PageQuery } from './admin-screen';
import {
  getGetCataloguePageQueryOptions,
  getGetCourseQueryOptions,
  getListBundlesOfCourseQueryOptions,
  getListBundlesQueryOptions,
  getListFeaturedCoursesQueryOptions,
  getListRelatedCoursesQueryOptions,
} from './api/generated/courses/courses';
import { getGetOfferingQueryOptions } from './api/generated/offerings/offerings';
import { getGetContentPageQueryOptions } from './api/generated/site/site';
import {
  getListCourseStoriesQueryOptions,
  getListTestimonialsQueryOptions,
} from './api/generated/testimonials/testimonials';
import { PAGE_NAMES, pageParam, parsePage } from './components/pager/page-number';
import {
  catalogueOptions,
  type CourseFilters,
  FILTER_NAMES,
  isFiltered as isFilteredCatalogue,
  parseFilters,
  parseUdemyFilters,
  UDEMY_FILTER_NAMES,
  udemyOptions,
} from './features/courses';
import {
  courseDatesOptions,
  DATE_FILTER_NAMES,
  dateListAddress,
  dateQueries,
  isFiltered,
  nextDatesOptions,
  offeringAddress,
  parseDateFilters,
  PREVIEW_NAMES,
  previewParams,
} from './features/offerings';
import { COHORTS } from './features/site';
import { STORIES_SHOWN } from './features/testimonials';
import { paths } from './paths';
import type { SiteContent } from './server/contract';

/** The published site, or the draft in a preview. */
export type PageSite = Pick<SiteContent, 'categories'>;

interface PagePlace {
  params: Params;
  query: URLSearchParams;
  site: PageSite;
}

/** A page of the public site. Router, sitemap and server all read this list. */
export interface PublicPage {
  /** The path in the router's syntax. */
  path: string;
  /** The file that `load` imports. The server looks up its scripts and styles in Vite's manifest. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Lists the page in the sitemap. Only for paths without parameters. */
  inSitemap?: boolean;
  /** The query parameters that change the content of the page. All others are ignored. */
  parameters?: readonly string[];
  /** Returns the address as the site itself writes it. Without it, only the number of the page counts. */
  normalize?: (query: URLSearchParams, pathname: string) => string;
  /** Whether the address is one of too many to cache its page. */
  isSingle?: (query: URLSearchParams) => boolean;
  /** Parses the filters on pages where courses can be searched and filtered. */
  filters?: (query: URLSearchParams, site: PageSite) => CourseFilters;
  /**
   * Returns the API requests of the page. The page responds with 404 if one of them does.
   * @param request options for requests from the server
   */
  queries?: (at: PagePlace, request?: AxiosRequestConfig) => PageQuery[];
  /** Returns the canonical address once the queries are cached. Without it, the requested address is canonical. */
  address?: (params: Params, cache: QueryClient) => string | undefined;
}

const catalogueFilters = (query: URLSearchParams, { categories }: PageSite) =>
  parseFilters(query, categories);

/** Any course and any month can be in the address of a filtered list. */
const dateList = {
  parameters: DATE_FILTER_NAMES,
  normalize: (query: URLSearchParams, pathname: string) =>
    dateListAddress(pathname, parseDateFilters(query)),
  isSingle: (query: URLSearchParams) => isFiltered(parseDateFilters(query)),
};

export const notFoundPage: PublicPage = {
  path: '/*',
  source: 'src/features/site/pages/NotFoundPage.tsx',
  load: () => import('./features/site/pages/NotFoundPage'),
};

export const publicPages: PublicPage[] = [
  {
    path: paths.home,
    source: 'src/features/site/pages/HomePage.tsx',
    load: () => import('./features/site/pages/HomePage'),
    inSitemap: true,
    queries: (_at, request) => [
      getListFeaturedCoursesQueryOptions({ request }),
      nextDatesOptions(request),
      getListTestimonialsQueryOptions({ limit: STORIES_SHOWN }, { request }),
    ],
  },
  {
    path: paths.courses,
    source: 'src/features/courses/pages/CataloguePage.tsx',
    load: () => import('./features/courses/pages/CataloguePage'),
    inSitemap: true,
    parameters: FILTER_NAMES,
    filters: catalogueFilters,
    queries: ({ query, site }, request) => {
      const filters = catalogueFilters(query, site);
      return [
        catalogueOptions(filters, query, request),
        ...(isFilteredCatalogue(filters) ? [] : [getListBundlesQueryOptions({ request })]),
        ...udemyOptions({ ...filters, page: 1 }, query, request),
      ];
    },
  },
  {
    path: paths.udemyCourses,
    source: 'src/features/marketplace/pages/UdemyCataloguePage.tsx',
    load: () => import('./features/marketplace/pages/UdemyCataloguePage'),
    parameters: UDEMY_FILTER_NAMES,
    filters: parseUdemyFilters,
    queries: ({ query }, request) => udemyOptions(parseUdemyFilters(query), query, request),
  },
  {
    path: `${paths.courses}/:id/:slug?`,
    source: 'src/features/courses/pages/CourseDetailPage.tsx',
    load: () => import('./features/courses/pages/CourseDetailPage'),
    queries: ({ params: { id = '' } }, request) => [
      getGetCourseQueryOptions(id, { request }),
      getListBundlesOfCourseQueryOptions(id, { request }),
      getListRelatedCoursesQueryOptions(id, { request }),
      getListCourseStoriesQueryOptions(id, { request }),
      courseDatesOptions(id, request),
    ],
    address: ({ id = '' }, cache) => {
      const course = cache.getQueryData(getGetCourseQueryOptions(id).queryKey);
      return course && paths.course(course);
    },
  },
  {
    path: paths.cohorts,
    source: 'src/features/site/pages/CohortsPage.tsx',
    load: () => import('./features/site/pages/CohortsPage'),
    inSitemap: true,
    ...dateList,
    parameters: [...DATE_FILTER_NAMES, ...PAGE_NAMES],
    normalize: (query, pathname) =>
      dateListAddress(pathname, parseDateFilters(query), parsePage(query)),
    queries: ({ query }, request) => [
      getGetCataloguePageQueryOptions({ ...COHORTS, ...pageParam(parsePage(query)) }, { request }),
      ...dateQueries('cohort', query, request),
    ],
  },
  {
    path: paths.events,
    source: 'src/features/site/pages/EventsPage.tsx',
    load: () => import('./features/site/pages/EventsPage'),
    inSitemap: true,
    ...dateList,
    queries: ({ query }, request) => dateQueries('event', query, request),
  },
  {
    path: paths.meetups,
    source: 'src/features/site/pages/MeetupsPage.tsx',
    load: () => import('./features/site/pages/MeetupsPage'),
    inSitemap: true,
    ...dateList,
    queries: ({ query }, request) => dateQueries('meetup', query, request),
  },
  {
    path: `${paths.events}/:id/:slug?`,
    source: 'src/features/offerings/pages/OfferingPage.tsx',
    load: () => import('./features/offerings/pages/OfferingPage'),
    parameters: PREVIEW_NAMES,
    normalize: offeringAddress,
    isSingle: (query) => previewParams(query) !== undefined,
    queries: ({ params: { id = '' }, query }, request) => [
      getGetOfferingQueryOptions(id, previewParams(query), { request }),
    ],
    address: ({ id = '' }, cache) => {
      const offering = cache.getQueryData(getGetOfferingQueryOptions(id).queryKey);
      return offering && paths.offering(offering);
    },
  },
  {
    path: paths.registered,
    source: 'src/features/offerings/pages/RegisteredPage.tsx',
    load: () => import('./features/offerings/pages/RegisteredPage'),
  },
  {
    path: paths.waitlisted,
    source: 'src/features/offerings/pages/WaitlistedPage.tsx',
    load: () => import('./features/offerings/pages/WaitlistedPage'),
  },
  {
    path: paths.dateRequested,
    source: 'src/features/offerings/pages/DateRequestedPage.tsx',
    load: () => import('./features/offerings/pages/DateRequestedPage'),
  },
  {
    path: paths.submitTestimonial,
    source: 'src/features/testimonials/pages/SubmitTestimonialPage.tsx',
    load: () => import('./features/testimonials/pages/SubmitTestimonialPage'),
    inSitemap: true,
  },
  {
    path: paths.subscribed,
    source: 'src/features/newsletter/pages/SubscribedPage.tsx',
    load: () => import('./features/newsletter/pages/SubscribedPage'),
  },
  {
    path: paths.subscribedToConfirm,
    source: 'src/features/newsletter/pages/SubscribedToConfirmPage.tsx',
    load: () => import('./features/newsletter/pages/SubscribedToConfirmPage'),
  },
  {
    path: paths.testimonialSent,
    source: 'src/features/testimonials/pages/TestimonialSentPage.tsx',
    load: () => import('./features/testimonials/pages/TestimonialSentPage'),
  },
  {
    path: paths.testimonialToConfirm,
    source: 'src/features/testimonials/pages/TestimonialToConfirmPage.tsx',
    load: () => import('./features/testimonials/pages/TestimonialToConfirmPage'),
  },
  {
    path: paths.page(':slug'),
    source: 'src/features/site/pages/ContentPage.tsx',
    load: () => import('./features/site/pages/ContentPage'),
    queries: ({ params: { slug = '' } }, request) => [
      getGetContentPageQueryOptions(slug, { request }),
    ],
  },
  notFoundPage,
];

/** Returns the page at a path, and its route parameters. */
export function pageAt(pathname: string) {
  const [match] = matchRoutes(publicPages, pathname) ?? [];
  return { page: match?.route ?? notFoundPage, params: match?.params ?? {} };
}
