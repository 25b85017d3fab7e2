import { ApiProperty } from '@nestjs/swagger';

const MAIL_WAYS = ['server', 'kept', 'off'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

const count = (description: string) => ApiProperty({ type: 'integer', example: 0, description });

export class WaitingWorkDto {
  @ApiProperty({
    enum: MAIL_WAYS,
    enumName: 'MailWay',
    example: 'server',
    description: '`kept`: mails stay at `/demo/mail`. `off`: none are sent.',
  })
  mail: MailWay;

  @count('Mails that are to be sent.')
  mails_waiting: number;

  @count('Mails of 90 days that the server has refused, or did not take for days.')
  mails_given_up: number;

  @count('Messages that are to be sent to webhooks.')
  webhooks_waiting: number;

  @count('Messages of 30 days that no webhook has taken for three.')
  webhooks_given_up: number;

  @count('Jobs that wait, of all queues.')
  jobs_waiting: number;

  @count('Jobs of some days that were given up, of all queues.')
  jobs_given_up: number;

  @ApiProperty({ example: true, description: 'False while the queue could not be started.' })
  jobs_are_done: boolean;
}
