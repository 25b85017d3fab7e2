import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';
import { CHANGE_KINDS, type ChangeKind } from '../../catalogue/differences/field-change.dto.js';
import { Matches } from 'class-validator';

const VERSION = /^[0-9a-f]{32}$/;

export class DecideProposalDto {
  @ApiProperty({
    pattern: VERSION.source,
    example: '9b74c9897bac770ffc029102a200c5de',
    description: 'The `version` of the `difference` to decide about.',
  })
  @Matches(VERSION, { message: 'Version must be that of a difference' })
  version: string;
}

class WaitingCourseDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({ example: '2200451', description: 'The platform’s id of the course.' })
  id: string;

  @ApiProperty({ example: 'Retrieval in Practice' })
  title: string;

  @ApiProperty({ enum: CHANGE_KINDS, enumName: 'ChangeKind', example: 'changed' })
  kind: ChangeKind;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:21.480Z' })
  found_at: string;
}

export class WaitingCoursesDto {
  @ApiProperty({ type: 'integer', example: 2 })
  total: number;

  @ApiProperty({
    type: [WaitingCourseDto],
    description: 'At most five, the longest waiting first.',
  })
  courses: WaitingCourseDto[];
}
