import { ApiProperty } from '@nestjs/swagger';
import { CountQuery } from '../../common/pagination/page-query.js';
import { UdemyCourseDto } from './udemy-course.dto.js';

export class UdemyCataloguePageDto {
  @ApiProperty({ type: [UdemyCourseDto], description: 'At most 12, by title.' })
  courses: UdemyCourseDto[];

  @ApiProperty({ type: 'integer', example: 40, description: 'Of all pages together.' })
  total: number;
}

export class UdemyCatalogueQuery {
  @CountQuery({ label: 'Page', default: 1, description: 'Beyond the last one it is 404.' })
  page: number = 1;
}
