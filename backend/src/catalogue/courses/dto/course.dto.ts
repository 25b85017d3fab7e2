import { ApiProperty, PartialType } from '@nestjs/swagger';
import { InstructorDto } from '../../instructors/dto/instructor.dto.js';
import { PictureDto } from '../../../pictures/dto/picture.dto.js';
import { PLATFORMS, type PlatformName } from '../../../common/platforms.js';
import { PaymentOptionDto } from './payment-option.dto.js';

export class CourseOfferDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'udemy' })
  platform: PlatformName;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description:
      'The `price` of the course on its own platform. For Udemy, 0 if it is free and null otherwise.',
  })
  price: number | null;

  @ApiProperty({
    required: false,
    example: '$19.99',
    description: 'The price on Udemy, in its words; absent if Udemy does not tell it.',
  })
  priceText?: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The enrol link, on Udemy with the valid coupon or the referral code; null if there is none.',
    example: 'https://www.udemy.com/course/reading-tide-tables/',
  })
  url: string | null;
}

export class CourseDto {
  @ApiProperty({ example: '2200451', description: 'Opaque.' })
  id: string;

  @ApiProperty({
    example: 'retrieval-augmented-generation-in-practice',
    description: 'The readable part of the course’s URL; empty if the title has no usable letters.',
  })
  slug: string;

  @ApiProperty({ example: 'Retrieval-Augmented Generation in Practice' })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Plain text; paragraphs are separated by a blank line.',
    example: 'Build a question answering system over your own documents.\n\nNo prior ML needed.',
  })
  description: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'AI, Data, Software Engineering, or a custom name.',
    example: 'AI',
  })
  category: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Intermediate' })
  level: string | null;

  @ApiProperty({
    example: 'Self-paced',
    description: 'Any value except Self-paced is a cohort.',
  })
  format: string;

  @ApiProperty({ type: String, nullable: true, example: '6 weeks' })
  duration: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 249,
    description:
      'The price of the first of `paymentOptions`, in its currency: one payment, or the sum of a payment plan.',
  })
  price: number | null;

  @ApiProperty({
    type: [PaymentOptionDto],
    description: 'The payment options; show the first one. Empty without a price.',
  })
  paymentOptions: PaymentOptionDto[];

  @ApiProperty({ type: String, nullable: true, example: 'https://cdn.example.org/rag.jpg' })
  imageUrl: string | null;

  @ApiProperty({
    type: PictureDto,
    required: false,
    description:
      'The picture at `imageUrl`; absent until it is downloaded, and if it no longer exists.',
  })
  picture?: PictureDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The enrol link; null if there is none.',
    example: 'https://school.thinkific.com/enroll/2301877?price_id=3400912',
  })
  thinkificUrl: string | null;

  @ApiProperty({
    example: true,
    description: 'False for a subscription, and if access ends some days after enrolling.',
  })
  hasLifetimeAccess: boolean;

  @ApiProperty({
    example: true,
    description:
      'Whether the course page promises a certificate. False if the platform gives none and the claims of the ' +
      'course follow it.',
  })
  claimsCertificate: boolean;

  @ApiProperty({
    type: [CourseOfferDto],
    description:
      'The offer on Thinkific (`price` and `thinkificUrl`), and the one on Udemy if the courses are linked.',
  })
  offers: CourseOfferDto[];

  @ApiProperty({
    type: [String],
    description: 'Module titles in order.',
    example: ['Embeddings', 'Chunking', 'Evaluation'],
  })
  curriculum: string[];

  @ApiProperty({
    type: [String],
    description: 'What students can do after the course.',
    example: ['Choose an embedding model', 'Measure the quality of answers'],
  })
  outcomes: string[];

  @ApiProperty({ type: [InstructorDto], description: 'Who teaches, in order; mostly one.' })
  instructors: InstructorDto[];
}

export class CoursePartDto extends PartialType(CourseDto) {}
