import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../common/validation/text-field.js';

export class UploadFeedQuery {
  @TextField({ label: 'Name', example: 'courses.csv', max: 200 })
  name: string;
}

export class FeedFileDto {
  @ApiProperty({ type: String, nullable: true, example: 'courses.csv', description: 'Null: none.' })
  name: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 42 })
  courses: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T06:00:21.480Z',
  })
  uploaded_at: string | null;
}
