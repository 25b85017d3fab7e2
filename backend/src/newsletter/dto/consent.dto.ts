import { ApiProperty } from '@nestjs/swagger';
import { CONSENT_ACTIONS, CONSENT_FORMS, type Consent } from '../consent.js';
import { NewsletterDto } from './newsletter.dto.js';

export class ConsentDto implements Consent {
  @ApiProperty({ enum: CONSENT_ACTIONS, enumName: 'ConsentAction', example: 'subscribed' })
  action: Consent['action'];

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  at: string;

  @ApiProperty({ enum: CONSENT_FORMS, enumName: 'ConsentForm', example: 'newsletter' })
  form: Consent['form'];

  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'The version of the words at the form.',
  })
  text: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '“Newsletter”: “Email address”, “Subscribe”',
    description: 'What stood there; null for a program, which has words of its own.',
  })
  words: string | null;

  @ApiProperty({
    example: '5f0c3a9d1b7e42868f21c6ad90e47b135f0c3a9d1b7e42868f21c6ad90e47b13',
    description: 'A keyed digest of the network address: the same for the same address.',
  })
  network: string;
}

export class NewsletterDetailsDto extends NewsletterDto {
  @ApiProperty({
    type: [ConsentDto],
    nullable: true,
    description: 'Null for imported subscribers, and for those before consents were recorded.',
  })
  consents: ConsentDto[] | null;
}
