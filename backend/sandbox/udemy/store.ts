import type { Catalogue, Course } from './model.js';

export type CourseChanges = Partial<Course>;

/** The current content of the platform. Records are replaced and never modified. */
export class UdemyStore {
  #courses: Course[] = [];
  readonly #removed = new Set<string>();

  load({ courses }: Catalogue): void {
    this.#courses = courses;
    this.#removed.clear();
  }

  /** Returns every course that the account teaches, including drafts. */
  courses(): Course[] {
    return this.#courses.filter(({ id }) => !this.#removed.has(id));
  }

  course(id: string): Course | undefined {
    return this.courses().find((course) => course.id === id);
  }

  /** Adds a course. Returns false if its id exists, even if that course was removed. */
  addCourse(course: Course): boolean {
    if (this.#courses.some(({ id }) => id === course.id)) return false;
    this.#courses = [...this.#courses, course];
    return true;
  }

  changeCourse(id: string, changes: CourseChanges): Course | undefined {
    if (!this.course(id)) return undefined;
    this.#courses = this.#courses.map((course) =>
      course.id === id ? { ...course, ...changes } : course,
    );
    return this.course(id);
  }

  removeCourse(id: string): Course | undefined {
    const course = this.course(id);
    if (course) this.#removed.add(id);
    return course;
  }

  restoreCourse(id: string): Course | undefined {
    return this.#removed.delete(id) ? this.course(id) : undefined;
  }
}
