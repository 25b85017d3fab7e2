import { ApiProperty } from '@nestjs/swagger';

export class JoinedUdemyCourseDto {
  @ApiProperty({ example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' })
  udemy_id: string;

  @ApiProperty({ example: 'Reading Tide Tables' })
  title: string;

  @ApiProperty({ example: true, description: 'It is shown as an offer of the course.' })
  is_visible: boolean;
}

export class JoinedThinkificCourseDto {
  @ApiProperty({ type: 'integer', format: 'int64', example: 2200451 })
  thinkific_id: number;

  @ApiProperty({ example: 'Tide Tables', description: 'The shown title.' })
  title: string;

  @ApiProperty({ example: true, description: 'The public site shows it for both.' })
  is_visible: boolean;
}
