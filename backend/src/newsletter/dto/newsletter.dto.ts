import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';

export class NewsletterDto {
  @ApiProperty({ example: '64' })
  id: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  subscribedAt: string;
}

export class NewsletterListDto {
  @ApiProperty({ type: [NewsletterDto], description: 'In the order asked for.' })
  newsletters: NewsletterDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    example: 3,
    description:
      'Those who have not confirmed their address yet, who are in no list but `pending`. Absent where nobody has to.',
  })
  pending?: number;
}
