import type { AxiosRequestConfig } from 'axios';
import { payOnce } from '../../../../backend/src/common/price/price-words';
import { getGetCataloguePageQueryOptions } from '../../api/generated/courses/courses';
import { getGetUdemyCataloguePageQueryOptions } from '../../api/generated/marketplace/marketplace';
import { noteMissingSearchLimits as limits } from '../../api/generated/limits/noteMissingSearchLimits';
import type { CataloguePageDto } from '../../api/generated/model/cataloguePageDto';
import type { CatalogueIndexDto } from '../../api/generated/model/catalogueIndexDto';
import type { CourseCardDto } from '../../api/generated/model/courseCardDto';
import type { FeaturedCourseDto } from '../../api/generated/model/featuredCourseDto';
import type { PictureDto } from '../../api/generated/model/pictureDto';
import type { GetUdemyCataloguePageParams } from '../../api/generated/model/getUdemyCataloguePageParams';
import type { GetCataloguePageParams } from '../../api/generated/model/getCataloguePageParams';
import { pageParam } from '../../components/pager/page-number';
import { type CourseFilters, NO_SCRIPT } from './course-filters';

/** Courses per page of the catalogue. */
export const PAGE_SIZE = 24;

export function pageParams(filters: CourseFilters): GetCataloguePageParams {
  const { category, level, price, sort, page } = filters;
  return {
    ...(category && { category }),
    ...(level && { level }),
    ...(price && { price }),
    ...(sort && { sort }),
    ...pageParam(page),
  };
}

/** Returns the courses of several consecutive pages. */
export function slicePages(
  found: readonly CourseCardDto[],
  page: number,
  pages = 1,
): CataloguePageDto {
  const first = (page - 1) * PAGE_SIZE;
  return { courses: found.slice(first, first + pages * PAGE_SIZE), total: found.length };
}

/** The index stores one array per field, which is smaller than one object per course. */
export function toCards(index: CatalogueIndexDto): FeaturedCourseDto[] {
  return index.id.map((id, place) => ({
    id,
    slug: index.slug[place] ?? '',
    title: index.title[place] ?? '',
    opening: index.opening[place] ?? null,
    category: index.category[place] ?? null,
    level: index.level[place] ?? null,
    format: index.format[place] ?? '',
    duration: index.duration[place] ?? null,
    price: index.price[place] ?? null,
    paymentOptions: index.paymentOptions[place] ?? payOnce(index.price[place] ?? null),
    modules: index.modules[place] ?? 0,
    instructors: index.instructors[place] ?? [],
    isOpen: index.isOpen[place] ?? false,
    ...pictureAt(index, place),
  }));
}

function pictureAt({ pictures }: CatalogueIndexDto, place: number): { picture?: PictureDto } {
  const [path, width, height, colour] = [
    pictures.path[place],
    pictures.width[place],
    pictures.height[place],
    pictures.colour[place],
  ];
  return path && width && height && colour ? { picture: { path, width, height, colour } } : {};
}

/** Returns the parameters for a search on the server, for browsers without JavaScript. */
export function searchParams(filters: CourseFilters): GetCataloguePageParams {
  return { ...pageParams(filters), q: truncateSearch(filters.search) };
}

/**
 * Returns the parameters for Udemy courses, or undefined if no course can match: Udemy courses have no category or
 * level.
 */
export function udemyParams(filters: CourseFilters): GetUdemyCataloguePageParams | undefined {
  const { search, category, level, price, page } = filters;
  if (category ?? level) return undefined;
  const q = truncateSearch(search.trim());
  return { ...(q && { q }), ...(price && { price: 'free' }), ...pageParam(page) };
}

/** Cuts the search to the API's limit, without a broken surrogate pair at its end. */
function truncateSearch(search: string): string {
  return search.slice(0, limits.search.maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Returns the query that the server renders the catalogue from. */
export function catalogueOptions(
  wanted: CourseFilters,
  query: URLSearchParams,
  request?: AxiosRequestConfig,
) {
  const filters = servedFilters(wanted, query);
  const params = filters.search ? searchParams(filters) : pageParams(filters);
  return getGetCataloguePageQueryOptions(params, { request });
}

/**
 * Returns the query that the server renders Udemy courses from.
 * @param parse reads the filters, including the page where there are pages
 */
export function udemyOptions(
  filters: CourseFilters,
  query: URLSearchParams,
  request?: AxiosRequestConfig,
) {
  const params = udemyParams(servedFilters(filters, query));
  return params ? [getGetUdemyCataloguePageQueryOptions(params, { request })] : [];
}

/** The browser searches by itself unless it runs no JavaScript. */
function servedFilters(filters: CourseFilters, query: URLSearchParams): CourseFilters {
  return query.has(NO_SCRIPT) ? filters : { ...filters, search: '' };
}
