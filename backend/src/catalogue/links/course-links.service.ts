import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, InvalidInputError, NotFoundError } from '../../common/problem/app-error.js';
import { violatedConstraint } from '../../common/sql/database-error.js';
import {
  findLinked,
  findPlatforms,
  LINKED_ONCE,
  lockCourseLink,
  writeDecision,
} from './course-links.queries.js';
import type { DecidedCourseLinkDto, DecideCourseLinkDto } from './dto/course-link.dto.js';

@Injectable()
export class CourseLinksService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does nothing if the decision is already made.
   * @throws NotFoundError, InvalidInputError when both ids are of one platform
   * @throws ConflictError after another decision, or if one of them is linked to a third course
   */
  async decide(dto: DecideCourseLinkDto): Promise<DecidedCourseLinkDto> {
    const { thinkific_id: thinkificId, udemy_id: udemyId, decision, expected } = dto;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const link = await lockCourseLink(manager, thinkificId, udemyId);
        if (!link) throw await missingOf(manager, dto);
        const { decision: before, ...courses } = link;
        if (expected !== undefined && expected !== before) {
          throw new ConflictError('Somebody else has decided about these courses since.');
        }
        if (decision !== before) await writeDecision(manager, link, decision);
        return { ...courses, decision, before };
      });
    } catch (error) {
      if (!LINKED_ONCE.includes(violatedConstraint(error) ?? '')) throw error;
      throw await this.alreadyLinked(thinkificId, udemyId);
    }
  }

  private async alreadyLinked(thinkificId: string, udemyId: string): Promise<ConflictError> {
    const link = await findLinked(this.dataSource.manager, thinkificId, udemyId);
    if (!link)
      return new ConflictError('One of these courses has just been linked. Reload and try again.');
    const { thinkific_title: ours, udemy_title: theirs } = link;
    const said =
      String(link.thinkific_id) === thinkificId
        ? `“${ours}” is the same as “${theirs}” on Udemy already.`
        : `“${theirs}” on Udemy is the same as “${ours}” already.`;
    return new ConflictError(`${said} Unlink these two first.`);
  }
}

const NAMES = { thinkific: 'Thinkific', udemy: 'Udemy' };

async function missingOf(manager: EntityManager, dto: DecideCourseLinkDto): Promise<Error> {
  for (const [platform, other] of [
    ['thinkific', 'udemy'],
    ['udemy', 'thinkific'],
  ] as const) {
    const id = dto[`${platform}_id`];
    const found = await findPlatforms(manager, id);
    if (!found[platform] && found[other]) {
      const message = `${NAMES[platform]} id must be of ${NAMES[platform]}: ${id} is on ${NAMES[other]}`;
      return new InvalidInputError([{ field: `${platform}_id`, message }]);
    }
    if (!found[platform]) {
      const noun = platform === 'udemy' ? 'Udemy course' : 'course';
      return new NotFoundError(`There is no ${noun} ${id}.`);
    }
  }
  return new NotFoundError('One of these courses no longer exists.');
}
