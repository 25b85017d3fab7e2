import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotFoundError } from '../../../common/problem/app-error.js';
import { type CatalogueIndexDto, toIndex } from '../dto/catalogue-index.dto.js';
import type { CataloguePageDto, CourseCardDto, FeaturedCourseDto } from '../dto/course-card.dto.js';
import {
  type CatalogueFilters,
  CatalogueOutline,
  type OutlinedCourse,
} from './catalogue-outline.service.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { addTags, type CacheTag } from '../../../cache/cache-tags.js';
import { type CatalogueSort, inOrder } from './price-and-order.js';
import { SiteContentService } from '../../../site-content/site-content.service.js';
import { pictureIn, PicturesService } from '../../../pictures/pictures.service.js';
import { findFeatured, findRelated, readCards } from './course-cards.queries.js';
import { CourseRows } from './course-rows.js';
import type { PlacedCourse } from './place.js';
import { LEVELS } from '../dto/catalogue.query.js';

const RANKED: readonly (string | null)[] = LEVELS;

/** Returns other courses of the category: the next level first, then the same level, then the rest. */
function relatedTo(course: OutlinedCourse, courses: readonly OutlinedCourse[]): OutlinedCourse[] {
  // -1 for a custom level and for none.
  const rank = RANKED.indexOf(course.level);
  const next: OutlinedCourse[] = [];
  const same: OutlinedCourse[] = [];
  const rest: OutlinedCourse[] = [];
  for (const other of courses) {
    if (other.category !== course.category || other.id === course.id) continue;
    const otherRank = RANKED.indexOf(other.level);
    if (rank >= 0 && otherRank === rank + 1) next.push(other);
    else if (otherRank === rank) same.push(other);
    else rest.push(other);
  }
  return [...next, ...same, ...rest];
}

const PAGE = 24;
const FEATURED = 3;
const RELATED = 3;

/** Characters. The first card of the home page shows the opening, so it ends with a sentence or a word. */
const LONG_OPENING = 220;
const SHORT_OPENING = 80;

export type IndexedCard = FeaturedCourseDto & PlacedCourse;

/** Visible courses as cards: by page, and as the index that browsers search (docs/decisions/long-lists.md). */
@Injectable()
export class CatalogueService {
  private readonly indexed: CourseRows<IndexedCard>;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
    private readonly outline: CatalogueOutline,
    private readonly pictures: PicturesService,
    private readonly site: SiteContentService,
  ) {
    this.indexed = new CourseRows(changes, (ids) => this.readCards(SHORT_OPENING, ids));
  }

  async requirePage(filters: CatalogueFilters, page: number): Promise<void> {
    requirePageOf(await this.outline.filter(filters), page);
  }

  async page(
    filters: CatalogueFilters,
    sort: CatalogueSort | undefined,
    page: number,
  ): Promise<CataloguePageDto> {
    return this.pageOf(inOrder(await this.outline.filter(filters), sort), page);
  }

  async pageOf(courses: readonly { id: string }[], page: number): Promise<CataloguePageDto> {
    requirePageOf(courses, page);
    const shown = courses.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id);
    return { courses: await this.cards(shown), total: courses.length };
  }

  /** Returns featured courses first, then the others, both in the platform's order. */
  async featured(): Promise<FeaturedCourseDto[]> {
    const courses = await this.outline.list();
    const chosen = new Set(await findFeatured(this.dataSource));
    const ids = courses
      .map(({ id }) => id)
      .toSorted((one, other) => Number(chosen.has(other)) - Number(chosen.has(one)))
      .slice(0, FEATURED);
    const cards = await this.readCards(LONG_OPENING, ids);
    return inOrderOf(ids, cards).map(({ position: _, ...card }) => card);
  }

  /**
   * Suggests the courses that the platform names, then others of the same category. While there are enough, the result
   * depends only on these courses, so that other changes of the catalogue do not invalidate every course page.
   */
  async related(id: string): Promise<CourseCardDto[]> {
    const courses = await this.outline.list();
    const course = courses.find((each) => each.id === id);
    if (!course) return [];
    const named = await findRelated(this.dataSource, id);
    const alike = course.category === null ? [] : relatedTo(course, courses);
    const ids = [...named.filter((each) => each !== null), ...alike.map((each) => each.id)];
    const related = [...new Set(ids)].slice(0, RELATED);
    const mayGrow = named.includes(null) || (course.category !== null && related.length < RELATED);
    const shown = related.map((each): CacheTag => `course ${each}`);
    addTags(new Set(mayGrow ? [...shown, 'courses'] : shown));
    return this.cards(related);
  }

  async index(): Promise<CatalogueIndexDto> {
    return toIndex(await this.listCards());
  }

  listCards(): Promise<readonly IndexedCard[]> {
    return this.indexed.list();
  }

  private async cards(ids: string[]): Promise<CourseCardDto[]> {
    const cards = (await this.readCards(SHORT_OPENING, ids)).map(
      ({ opening: _, position: __, ...card }) => card,
    );
    return inOrderOf(ids, cards);
  }

  private async readCards(opening: number, ids?: string[]): Promise<IndexedCard[]> {
    const { currency } = (await this.site.published()).content;
    const cards = await readCards(this.dataSource, { opening, ids, currency });
    const pictures = await this.pictures.find(cards.map(({ imageUrl }) => imageUrl));
    return cards.map(({ imageUrl, ...card }) => ({ ...card, ...pictureIn(pictures, imageUrl) }));
  }
}

function inOrderOf<Card extends { id: string }>(ids: string[], cards: Card[]): Card[] {
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

function requirePageOf({ length }: readonly unknown[], page: number): void {
  if (page > Math.max(1, Math.ceil(length / PAGE))) {
    throw new NotFoundError(`There is no page ${page} of these courses.`);
  }
}
