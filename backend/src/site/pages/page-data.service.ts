import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/problem/app-error.js';
import { CoursesService } from '../../courses/courses.service.js';
import { UdemyCoursesService } from '../../marketplace/udemy-courses.service.js';
import { TestimonialsService } from '../../testimonials/testimonials.service.js';
import type { PageData, PagePlan } from './frontend-bundle.js';

interface LoadedPage {
  status: 200 | 404;
  data: PageData;
}

@Injectable()
export class PageDataService {
  constructor(
    private readonly courses: CoursesService,
    private readonly testimonials: TestimonialsService,
    private readonly udemyCourses: UdemyCoursesService,
  ) {}

  /** What a page shows; a course that was removed is not told from one that never was. */
  async load({ found, course, ...lists }: PagePlan): Promise<LoadedPage> {
    if (course !== undefined) return this.loadCourse(course);
    const [courses, testimonials, udemyCourses] = await Promise.all([
      lists.courses ? this.courses.list() : undefined,
      lists.testimonials ? this.testimonials.list(lists.testimonials) : undefined,
      lists.udemyCourses ? this.udemyCourses.listVisible() : undefined,
    ]);
    return { status: found ? 200 : 404, data: { courses, testimonials, udemyCourses } };
  }

  private async loadCourse(id: string): Promise<LoadedPage> {
    try {
      return { status: 200, data: { course: await this.courses.get(id) } };
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      return { status: 404, data: { courseIsMissing: true } };
    }
  }
}
