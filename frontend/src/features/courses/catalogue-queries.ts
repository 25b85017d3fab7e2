import type { AxiosRequestConfig } from 'axios';
import { getGetCataloguePageQueryOptions } from '../../api/generated/courses/courses';
import { noteMissingSearchLimits as limits } from '../../api/generated/limits/noteMissingSearchLimits';
import type { CataloguePageDto } from '../../api/generated/model/cataloguePageDto';
import type { CatalogueIndexDto } from '../../api/generated/model/catalogueIndexDto';
import type { CourseCardDto } from '../../api/generated/model/courseCardDto';
import type { FeaturedCourseDto } from '../../api/generated/model/featuredCourseDto';
import type { PictureDto } from '../../api/generated/model/pictureDto';
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
export function cutPages(
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
  return { ...pageParams(filters), q: filters.search.slice(0, limits.search.maxLength) };
}

/** What the server renders the catalogue from. */
export function catalogueOptions(query: URLSearchParams, request?: AxiosRequestConfig) {
  const filters = parseFilters(query);
  const isSearch = filters.search !== '' && query.has(NO_SCRIPT);
  const params = isSearch ? searchParams(filters) : pageParams(filters);
  return getGetCataloguePageQueryOptions(params, { request });
}
