import { ApiProperty } from '@nestjs/swagger';

const Count = (example: number, description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example, description });

export class TrendDto {
  @Count(124, 'In the 90 days.')
  total: number;

  @Count(98, 'In the 90 days before.')
  before: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 0 },
    example: [0, 3, 1],
    description: 'One number per day, oldest first.',
  })
  days: number[];
}

export class CourseTrendDto extends TrendDto {
  @ApiProperty({ example: '101' })
  id: string;

  @ApiProperty({ example: 'Machine Learning Foundations', description: 'The shown title.' })
  title: string;
}

/** The last 90 days including today, in UTC. */
export class TrendsDto {
  @ApiProperty({ format: 'date', example: '2026-01-01' })
  first_day: string;

  @ApiProperty({ type: TrendDto, description: 'New subscribers who are still subscribed.' })
  subscribers: TrendDto;

  @ApiProperty({ type: TrendDto, description: 'New testimonials in every status.' })
  testimonials: TrendDto;

  @ApiProperty({ type: TrendDto, description: 'Clicks on enrol links of all courses.' })
  enrol_clicks: TrendDto;

  @ApiProperty({ type: [CourseTrendDto], description: 'The 20 courses with the most clicks.' })
  courses: CourseTrendDto[];
}
