import { ApiProperty } from '@nestjs/swagger';

export class StaffCoursesDto {
  @ApiProperty({ example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  staff_user_id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 7, description: 'How many courses.' })
  count: number;

  @ApiProperty({
    type: [String],
    maxItems: 3,
    example: ['Knots', 'Reading Tide Tables'],
    description: 'The first of them by title.',
  })
  titles: string[];
}
