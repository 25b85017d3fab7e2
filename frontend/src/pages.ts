import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import {
  getGetCataloguePageQueryOptions,
  getGetCourseQueryOptions,
  getListFeaturedCoursesQueryOptions,
  getListRelatedCoursesQueryOptions,
} from './api/generated/courses/courses';
import {
  getListCourseStoriesQueryOptions,
  getListTestimonialsQueryOptions,
} from './api/generated/testimonials/testimonials';
import { lazyPage } from './components/part/lazy-page';
import { PAGE_NAMES, pageParam, parsePage } from './components/pager/page-number';
import {
  CataloguePage,
  catalogueOptions,
  CourseDetailPage,
  type CourseFilters,
  FILTER_NAMES,
  parseFilters,
  parseUdemyFilters,
  UDEMY_FILTER_NAMES,
  udemyOptions,
} from './features/courses';
import { COHORTS, HomePage } from './features/site';
import { STORIES_SHOWN } from './features/testimonials';
import { paths } from './paths';

export type PageQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;

interface PagePlace {
  params: Params;
  query: URLSearchParams;
}

/** A page of the public site. Router, sitemap and server read no more of it than this. */
export interface PublicPage {
  /** As the router writes it. */
  path: string;
  Page: ComponentType & { preload?: () => void };
  /** Whether search engines are told of it; not where it has a parameter. */
  inSitemap?: boolean;
  /** The parameters of its query that make a difference to it; without it none does. */
  parameters?: readonly string[];
  /** How these are read where courses can be searched and filtered. */
  filters?: (query: URLSearchParams) => CourseFilters;
  /**
   * What it shows of the API. It is missing where the API says so of one of them.
   * @param request how the server asks
   */
  queries?: (at: PagePlace, request?: AxiosRequestConfig) => PageQuery[];
  /** Where it is really found, once its queries are in the cache; without it, where it was asked for. */
  address?: (params: Params, cache: QueryClient) => string | undefined;
}

/** Stands at every address that leads nowhere. */
export const notFoundPage: PublicPage = {
  path: '/*',
  Page: lazyPage(() => import('./features/site/pages/NotFoundPage')),
};

/** The public site. Home comes at once, the rest once somebody is there or about to go. */
export const publicPages: PublicPage[] = [
  {
    path: paths.home,
    Page: HomePage,
    inSitemap: true,
    queries: (_at, request) => [
      getListFeaturedCoursesQueryOptions({ request }),
      getListTestimonialsQueryOptions({ limit: STORIES_SHOWN }, { request }),
    ],
  },
  {
    path: paths.courses,
    Page: CataloguePage,
    inSitemap: true,
    parameters: FILTER_NAMES,
    filters: parseFilters,
    queries: ({ query }, request) => [
      catalogueOptions(query, request),
      ...udemyOptions({ ...parseFilters(query), page: 1 }, query, request),
    ],
  },
  {
    path: paths.udemyCourses,
    Page: lazyPage(() => import('./features/marketplace/pages/UdemyCataloguePage')),
    parameters: UDEMY_FILTER_NAMES,
    filters: parseUdemyFilters,
    queries: ({ query }, request) => udemyOptions(parseUdemyFilters(query), query, request),
  },
  {
    path: `${paths.courses}/:id/:slug?`,
    Page: CourseDetailPage,
    queries: ({ params: { id = '' } }, request) => [
      getGetCourseQueryOptions(id, { request }),
      getListRelatedCoursesQueryOptions(id, { request }),
      getListCourseStoriesQueryOptions(id, { request }),
    ],
    address: ({ id = '' }, cache) => {
      const course = cache.getQueryData(getGetCourseQueryOptions(id).queryKey);
      return course && paths.course(course);
    },
  },
  {
    path: paths.cohorts,
    Page: lazyPage(() => import('./features/site/pages/CohortsPage')),
    inSitemap: true,
    parameters: PAGE_NAMES,
    queries: ({ query }, request) => [
      getGetCataloguePageQueryOptions({ ...COHORTS, ...pageParam(parsePage(query)) }, { request }),
    ],
  },
  {
    path: paths.events,
    Page: lazyPage(() => import('./features/site/pages/EventsPage')),
    inSitemap: true,
  },
  {
    path: paths.meetups,
    Page: lazyPage(() => import('./features/site/pages/MeetupsPage')),
    inSitemap: true,
  },
  {
    path: paths.submitTestimonial,
    Page: lazyPage(() => import('./features/testimonials/pages/SubmitTestimonialPage')),
    inSitemap: true,
  },
  {
    path: paths.subscribed,
    Page: lazyPage(() => import('./features/newsletter/pages/SubscribedPage')),
  },
  {
    path: paths.subscribedToConfirm,
    Page: lazyPage(() => import('./features/newsletter/pages/SubscribedToConfirmPage')),
  },
  {
    path: paths.testimonialSent,
    Page: lazyPage(() => import('./features/testimonials/pages/TestimonialSentPage')),
  },
  {
    path: paths.testimonialToConfirm,
    Page: lazyPage(() => import('./features/testimonials/pages/TestimonialToConfirmPage')),
  },
  notFoundPage,
];

/** The page at an address, with its parameters as the router reads them. */
export function pageAt(pathname: string) {
  const [match] = matchRoutes(publicPages, pathname) ?? [];
  return { page: match?.route ?? notFoundPage, params: match?.params ?? {} };
}
