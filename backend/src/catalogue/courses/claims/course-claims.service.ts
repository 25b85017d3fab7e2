import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteConfig } from '../../../config/app-config.js';
import { Course } from '../../entities/course.entity.js';
import { findCourse, lockCourse } from '../admin/courses-admin.rules.js';
import { claimsCertificate } from '../course.mapper.js';
import type { CourseClaimsDto } from '../dto/course-claims.dto.js';

/** Reads and sets whether the page of a course promises only what the platform gives. */
@Injectable()
export class CourseClaimsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: SiteConfig,
  ) {}

  /** @throws NotFoundError */
  async get(id: string): Promise<CourseClaimsDto> {
    return this.toDto(await findCourse(this.dataSource.manager, id));
  }

  /** @throws NotFoundError */
  set(id: string, follow: boolean): Promise<CourseClaimsDto> {
    return this.dataSource.transaction(async (manager) => {
      const course = await lockCourse(manager, id);
      await manager.update(Course, course.thinkificId, { claimsFollow: follow });
      return this.toDto({ ...course, claimsFollow: follow });
    });
  }

  private toDto(course: Course): CourseClaimsDto {
    const { courseClaims } = this.config;
    return {
      follow: course.claimsFollow,
      rule: courseClaims,
      has_certificate: course.hasCertificate,
      claims_certificate: claimsCertificate(course, courseClaims),
    };
  }
}
