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
import { type CourseFilters, NO_SCRIPT, parseFilters } from './course-filters';

/** Courses that a page of the catalogue shows. */
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

/** So many pages of what is found, beginning with one. */
export function slicePages(
  found: readonly CourseCardDto[],
  page: number,
  pages = 1,
): CataloguePageDto {
  const first = (page - 1) * PAGE_SIZE;
  return { courses: found.slice(first, first + pages * PAGE_SIZE), total: found.length };
}

/** The index has each field of all courses by itself, which is shorter. */
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

/** What the server finds for a browser that cannot search. */
export function searchParams(filters: CourseFilters): GetCataloguePageParams {
  return { ...pageParams(filters), q: truncateSearch(filters.search) };
}

/**
 * What Udemy is asked for; undefined where nothing passes: it says of no course which category and
 * level it has.
 */
export function udemyParams(filters: CourseFilters): GetUdemyCataloguePageParams | undefined {
  const { search, category, level, price, page } = filters;
  if (category ?? level) return undefined;
  const q = truncateSearch(search.trim());
  return { ...(q && { q }), ...(price && { price: 'free' }), ...pageParam(page) };
}

/** As much as the API takes, without half a character at its end, which no address can hold. */
function truncateSearch(search: string): string {
  return search.slice(0, limits.search.maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** What the server renders the catalogue from. */
export function catalogueOptions(query: URLSearchParams, request?: AxiosRequestConfig) {
  const filters = servedFilters(parseFilters(query), query);
  const params = filters.search ? searchParams(filters) : pageParams(filters);
  return getGetCataloguePageQueryOptions(params, { request });
}

/** What the server renders of Udemy's courses. @param parse with the page, where they have pages */
export function udemyOptions(
  filters: CourseFilters,
  query: URLSearchParams,
  request?: AxiosRequestConfig,
) {
  const params = udemyParams(servedFilters(filters, query));
  return params ? [getGetUdemyCataloguePageQueryOptions(params, { request })] : [];
}

/** A search is left to the browser, unless that cannot do it. */
function servedFilters(filters: CourseFilters, query: URLSearchParams): CourseFilters {
  return query.has(NO_SCRIPT) ? filters : { ...filters, search: '' };
}
