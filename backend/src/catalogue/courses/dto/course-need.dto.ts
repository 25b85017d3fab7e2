import { ApiProperty } from '@nestjs/swagger';
import { LINK_PROBLEMS, type LinkProblem } from '../links/check-link.js';
import { PLATFORM_FIELDS, type PlatformField } from '../../../common/overridable-fields.js';

const COURSE_GAPS = ['imageUrl', 'description', 'price', 'level'] as const;
export type CourseGap = (typeof COURSE_GAPS)[number];

const Total = (description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example: 1, description });

class CourseNeedDto {
  @ApiProperty({ example: '101' })
  id: string;

  @ApiProperty({ example: 'Machine Learning Foundations', description: 'The shown title.' })
  title: string;
}

export class ChangedCourseDto extends CourseNeedDto {
  @ApiProperty({ enum: PLATFORM_FIELDS, enumName: 'PlatformField', isArray: true })
  fields: PlatformField[];
}

export class ChangedCoursesDto {
  @Total('The total number.')
  total: number;

  @ApiProperty({ type: [ChangedCourseDto], description: 'The first five, by title.' })
  courses: ChangedCourseDto[];
}

export class IncompleteCourseDto extends CourseNeedDto {
  @ApiProperty({ enum: COURSE_GAPS, enumName: 'CourseGap', isArray: true })
  fields: CourseGap[];
}

export class IncompleteCoursesDto {
  @Total('The total number.')
  total: number;

  @ApiProperty({
    type: [IncompleteCourseDto],
    description: 'The first five, those with the most missing fields first.',
  })
  courses: IncompleteCourseDto[];
}

export class PromisedCoursesDto {
  @Total('The total number.')
  total: number;

  @ApiProperty({ type: [CourseNeedDto], description: 'The first five, by title.' })
  courses: CourseNeedDto[];
}

export class UnlinkedCourseDto extends CourseNeedDto {
  @ApiProperty({ example: 'https://my-school.thinkific.com/enroll/101' })
  url: string;

  @ApiProperty({ enum: LINK_PROBLEMS, enumName: 'LinkProblem', example: 'not-found' })
  problem: LinkProblem;
}

export class UnlinkedCoursesDto {
  @Total('The total number.')
  total: number;

  @ApiProperty({ type: [UnlinkedCourseDto], description: 'The first five, by title.' })
  courses: UnlinkedCourseDto[];
}
