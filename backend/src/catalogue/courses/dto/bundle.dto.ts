import { ApiProperty, PickType } from '@nestjs/swagger';
import { CourseDto } from './course.dto.js';
import { PaymentOptionDto } from './payment-option.dto.js';

class BundledCourseDto extends PickType(CourseDto, ['id', 'slug', 'title']) {}

/** A bundle in which a course is sold together with others. */
export class BundleOfCourseDto {
  @ApiProperty({ example: '2200451', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'Applied AI Career Bundle' })
  name: string;

  @ApiProperty({
    type: [PaymentOptionDto],
    description: 'The payment options; show the first one. Empty without a price.',
  })
  paymentOptions: PaymentOptionDto[];

  @ApiProperty({
    description: 'The enrol link.',
    example: 'https://school.thinkific.com/enroll/2399001?price_id=3796004',
  })
  url: string;
}

export class BundleDto extends BundleOfCourseDto {
  @ApiProperty({
    type: [BundledCourseDto],
    description: 'The visible ones, in order. At least one.',
  })
  courses: BundledCourseDto[];

  @ApiProperty({
    type: PaymentOptionDto,
    required: false,
    description:
      'What these courses cost one by one. Absent unless all of them and the bundle are paid once in the same currency, ' +
      'and the bundle costs less.',
  })
  separately?: PaymentOptionDto;
}
