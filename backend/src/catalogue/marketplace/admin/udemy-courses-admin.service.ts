import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ConflictError, NotFoundError } from '../../../common/problem/app-error.js';
import type { SyncRule } from '../../../common/sync-rule.js';
import type {
  BulkUpdateUdemyCoursesDto,
  AdminUdemyCourseDto,
} from '../dto/admin-udemy-course.dto.js';
import type { UdemyPromotionDto } from '../dto/udemy-promotion.dto.js';
import { UdemyCoupon } from '../../entities/udemy-coupon.entity.js';
import { UdemyCourse } from '../../entities/udemy-course.entity.js';
import { toAdminUdemyCourseDto } from '../udemy-course.mapper.js';
import { findAdminUdemyCourse, findAdminUdemyCourses } from './udemy-courses-admin.queries.js';

/** Lists and edits Udemy courses. There are only dozens, so they fit one list (docs/decisions/admin-lists.md). */
@Injectable()
export class UdemyCoursesAdminService {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<AdminUdemyCourseDto[]> {
    const courses = await findAdminUdemyCourses(this.dataSource.manager);
    return courses.map(toAdminUdemyCourseDto);
  }

  /** @throws NotFoundError, ConflictError for a course that Udemy has removed */
  async setVisibility(id: string, visible: boolean): Promise<AdminUdemyCourseDto> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        UdemyCourse,
        { udemyId: id, removedAt: IsNull() },
        { visibilityChoice: visible },
      );
      const course = await findAdminUdemyCourse(manager, id);
      if (!course) throw new NotFoundError(`There is no Udemy course ${id}.`);
      if (!affected) {
        throw new ConflictError(
          'Udemy has removed this course, so it cannot be shown or hidden. Sync again once it is back.',
        );
      }
      return toAdminUdemyCourseDto(course);
    });
  }

  /** Replaces all coupons. @throws NotFoundError */
  setPromotion(id: string, dto: UdemyPromotionDto): Promise<AdminUdemyCourseDto> {
    const coupons = dto.coupons.map(({ code, valid_from, valid_until }) => ({
      ...{ udemyId: id, code },
      validFrom: new Date(valid_from),
      validUntil: new Date(valid_until),
    }));
    const codes = coupons.map(({ code }) => code);
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        UdemyCourse,
        { udemyId: id },
        { referralCode: dto.referral_code },
      );
      if (!affected) throw new NotFoundError(`There is no Udemy course ${id}.`);
      await manager.delete(UdemyCoupon, { udemyId: id, code: Not(In(codes)) });
      await manager.upsert(UdemyCoupon, coupons, ['udemyId', 'code']);
      const course = await findAdminUdemyCourse(manager, id);
      if (!course) throw new NotFoundError(`There is no Udemy course ${id}.`);
      return toAdminUdemyCourseDto(course);
    });
  }

  setSyncRule(id: string, rule: SyncRule): Promise<AdminUdemyCourseDto> {
    return this.dataSource.transaction(async (manager) => {
      await manager.update(UdemyCourse, { udemyId: id }, { syncRule: rule });
      const course = await findAdminUdemyCourse(manager, id);
      if (!course) throw new NotFoundError(`There is no Udemy course ${id}.`);
      return toAdminUdemyCourseDto(course);
    });
  }

  /** Ignores removed courses. Returns the ids of the changed courses. */
  setSyncRules({ ids, sync_rule: rule }: BulkUpdateUdemyCoursesDto): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const which = { udemyId: In(ids), syncRule: Not(rule) };
      const changed = await manager.find(UdemyCourse, {
        ...{ select: { udemyId: true }, where: which },
        order: { udemyId: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      const found = changed.map(({ udemyId }) => udemyId);
      await manager.update(UdemyCourse, { udemyId: In(found) }, { syncRule: rule });
      return found;
    });
  }
}
