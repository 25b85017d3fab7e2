import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { addTags, type CacheTag } from '../cache/cache-tags.js';
import { CoursesService } from '../catalogue/courses/courses.service.js';
import { NotFoundError } from '../common/problem/app-error.js';
import { isRowId } from '../common/sql/columns.js';
import { toSlug } from '../common/text/slug.js';
import { PicturesService } from '../pictures/pictures.service.js';
import type { ListOfferingsQuery } from './dto/list-offerings.query.js';
import type { OfferingDetailDto, OfferingDto } from './dto/offering.dto.js';
import { Offering, type OfferingKind } from './offering.entity.js';
import { type OfferingParts, toOfferingDetailDto, toOfferingDto } from './offering.mapper.js';
import { findPublic, findStandings } from './offerings.queries.js';

export const UNKNOWN = 'There is no such cohort, event or meetup.';

const MOST_LISTED = 100;

/** Reads published offerings for visitors. */
@Injectable()
export class OfferingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly courses: CoursesService,
    private readonly pictures: PicturesService,
  ) {}

  async list(query: ListOfferingsQuery): Promise<OfferingDto[]> {
    const ids = await findPublic(this.dataSource.manager, query);
    const found = new Map((await this.read(ids)).map((offering) => [offering.id, offering]));
    const offerings = ids.flatMap((id) => found.get(id) ?? []);
    const parts = await this.partsOf(offerings);
    return offerings.map((offering) => toOfferingDto(offering, parts));
  }

  /**
   * Returns an offering that is not a draft.
   * @param isPreview returns a draft, too
   * @throws NotFoundError
   */
  async get(id: string, { isPreview = false } = {}): Promise<OfferingDetailDto> {
    const offering = await this.getPublic(id, { isPreview });
    return toOfferingDetailDto(offering, await this.partsOf([offering]));
  }

  /** Returns what lists show of an offering, or null for an unknown one and for a draft. */
  async find(id: string): Promise<OfferingDto | null> {
    const [offering] = await this.read([id]);
    if (!offering || offering.status === 'draft') return null;
    return toOfferingDto(offering, await this.partsOf([offering]));
  }

  /** Returns upcoming offerings of a kind by start, at most 100. */
  async listUpcoming(kind: OfferingKind): Promise<Offering[]> {
    const query = { kind, when: 'upcoming', limit: MOST_LISTED } as const;
    const ids = await findPublic(this.dataSource.manager, query);
    const found = await this.read(ids);
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** Returns an offering that is not a draft, or one in a preview. @throws NotFoundError */
  async getPublic(id: string, { isPreview = false } = {}): Promise<Offering> {
    const [offering] = isRowId(id) ? await this.read([id]) : [];
    if (!offering || (offering.status === 'draft' && !isPreview)) throw new NotFoundError(UNKNOWN);
    return offering;
  }

  /** Returns the paths of all pages of offerings but drafts. */
  async listPaths(): Promise<string[]> {
    const rows = await this.dataSource.manager.find(Offering, {
      select: { id: true, title: true },
      where: { status: Not('draft') },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id, title }) => `/events/${id}/${toSlug(title)}`);
  }

  private read(ids: string[]): Promise<Offering[]> {
    return this.dataSource.manager.find(Offering, {
      where: { id: In(ids) },
      relations: { host: true },
    });
  }

  private async partsOf(offerings: Offering[]): Promise<OfferingParts> {
    const courseIds = offerings.flatMap(({ courseId }) => (courseId === null ? [] : `${courseId}`));
    addTags(new Set(courseIds.map((id): CacheTag => `course ${id}`)));
    const courses = await this.courses.listByIds([...new Set(courseIds)]);
    return {
      standings: await findStandings(
        this.dataSource.manager,
        offerings.map(({ id }) => id),
      ),
      courses: new Map(courses.map((course) => [course.id, course])),
      pictures: await this.pictures.find(offerings.map(({ picture }) => picture)),
    };
  }
}
