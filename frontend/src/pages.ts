import type { QueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { PageQuery } from './admin-screen';
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
import { PAGE_NAMES, pageParam, parsePage } from './components/pager/page-number';
import {
  catalogueOptions,
  type CourseFilters,
  FILTER_NAMES,
  parseFilters,
  parseUdemyFilters,
  UDEMY_FILTER_NAMES,
  udemyOptions,
} from './features/courses';
import { COHORTS } from './features/site';
import { STORIES_SHOWN } from './features/testimonials';
import { paths } from './paths';

interface PagePlace {
  params: Params;
  query: URLSearchParams;
}

/** A page of the public site. Router, sitemap and server read only this. */
export interface PublicPage {
  /** As the router writes it. */
  path: string;
  /** The file that `load` imports, by which the server finds its scripts and styles in Vite's manifest. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
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
  source: 'src/features/site/pages/NotFoundPage.tsx',
  load: () => import('./features/site/pages/NotFoundPage'),
};

/** The pages of the public site. */
export const publicPages: PublicPage[] = [
  {
    path: paths.home,
    source: 'src/features/site/pages/HomePage.tsx',
    load: () => import('./features/site/pages/HomePage'),
    inSitemap: true,
    queries: (_at, request) => [
      getListFeaturedCoursesQueryOptions({ request }),
      getListTestimonialsQueryOptions({ limit: STORIES_SHOWN }, { request }),
    ],
  },
  {
    path: paths.courses,
    source: 'src/features/courses/pages/CataloguePage.tsx',
    load: () => import('./features/courses/pages/CataloguePage'),
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
    source: 'src/features/site/pages/CohortsPage.tsx',
    load: () => import('./features/site/pages/CohortsPage'),
    inSitemap: true,
    parameters: PAGE_NAMES,
    queries: ({ query }, request) => [
      getGetCataloguePageQueryOptions({ ...COHORTS, ...pageParam(parsePage(query)) }, { request }),
    ],
  },
  {
    path: paths.events,
    source: 'src/features/site/pages/EventsPage.tsx',
    load: () => import('./features/site/pages/EventsPage'),
    inSitemap: true,
  },
  {
    path: paths.meetups,
    source: 'src/features/site/pages/MeetupsPage.tsx',
    load: () => import('./features/site/pages/MeetupsPage'),
    inSitemap: true,
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
  notFoundPage,
];

/** The page at an address, with its parameters as the router reads them. */
export function pageAt(pathname: string) {
  const [match] = matchRoutes(publicPages, pathname) ?? [];
  return { page: match?.route ?? notFoundPage, params: match?.params ?? {} };
}
