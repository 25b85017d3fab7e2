import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export const COURSE_CLAIMS = ['site', 'platform'] as const;

export class SetCourseClaimsDto {
  @ApiProperty({ example: true })
  @IsBoolean({ message: 'Follow must be true or false' })
  follow: boolean;
}

export class CourseClaimsDto {
  @ApiProperty({
    example: true,
    description: 'Whether the page of this course promises only what the platform gives.',
  })
  follow: boolean;

  @ApiProperty({
    enum: COURSE_CLAIMS,
    enumName: 'CourseClaimsRule',
    example: 'site',
    description: 'The rule of all courses, `COURSE_CLAIMS`. With `platform` every course follows.',
  })
  rule: (typeof COURSE_CLAIMS)[number];

  @ApiProperty({ example: false, description: 'Whether the platform gives a certificate.' })
  has_certificate: boolean;

  @ApiProperty({
    example: true,
    description: 'Whether the page promises a certificate, by the rule and the choice.',
  })
  claims_certificate: boolean;
}
