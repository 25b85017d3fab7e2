import { ApiProperty } from '@nestjs/swagger';

export const SETUP_STEPS = ['site', 'platforms', 'sync', 'mail', 'privacy'] as const;

export class SetupStepDto {
  @ApiProperty({
    enum: SETUP_STEPS,
    enumName: 'SetupStep',
    example: 'site',
    description:
      'site: texts published; platforms: Thinkific or Udemy connected; sync: courses synced once; mail: a mail ' +
      'server set; privacy: a page with the address privacy published.',
  })
  step: (typeof SETUP_STEPS)[number];

  @ApiProperty({ example: false })
  is_done: boolean;
}
