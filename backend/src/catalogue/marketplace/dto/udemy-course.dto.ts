import { ApiProperty } from '@nestjs/swagger';
import { PictureDto } from '../../../pictures/dto/picture.dto.js';

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

export class UdemyCourseDto {
  @ApiProperty({ example: 'x010SgCHN9hvyFtzUBB-zS3_Q==', description: 'Opaque, case-sensitive.' })
  udemy_id: string;

  @ApiProperty({ example: 'Reading Tide Tables' })
  title: string;

  @ApiProperty({
    example: '/course/reading-tide-tables/',
    description:
      'A path on https://www.udemy.com, unless it has a scheme of its own. Empty where what Udemy ' +
      'gave leads elsewhere. With the valid coupon, or the referral code.',
  })
  url: string;

  @ApiProperty({ example: true, description: 'False for a free course.' })
  is_paid: boolean;

  @ApiProperty({ required: false, example: 'High water, low water, and what comes between' })
  headline?: string;

  @ApiProperty({
    required: false,
    maximum: 5,
    example: 4.62,
    description: 'Stars; absent without ratings.',
  })
  rating?: number;

  @ApiProperty({ type: 'integer', required: false, minimum: 1, example: 3184 })
  num_reviews?: number;

  @ApiProperty({
    required: false,
    example: '$19.99',
    description:
      'The price in Udemy’s words; absent for a free course, and if Udemy does not tell it.',
  })
  price_text?: string;

  @ApiProperty({ type: PictureDto, required: false, description: 'Absent until it is downloaded.' })
  picture?: PictureDto;
}

export class MyUdemyCourseDto extends UdemyCourseDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Tide Tables',
    description: 'The title of the linked Thinkific course, if there is one.',
  })
  linked_title: string | null;
}
