import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { MailStateDto } from './dto/mail-state.dto.js';
import { MailsService } from './mails.service.js';

@ApiTags('Mails')
@Roles('admin')
@Controller('api/admin/mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a mail again',
    description:
      'Sends it to the same address with current data. It is dropped if it is no longer needed, for example an expired link. ' +
      'Limits: one per minute and ten per hour for each mail, 200 per hour for the site.',
  })
  @ApiParam({ name: 'id', type: String, example: '7d3f0c1e-1a0b-4f6e-9d3a-5b7c2e9f4a10' })
  @ApiOkResponse({ type: MailStateDto, description: 'The new mail, which is being sent.' })
  @ApiProblems({
    404: 'This mail is no longer stored.',
    409: 'This mail is being sent. Wait for the result.',
    429: 'This mail was sent less than a minute ago. It can be sent again in 43 seconds.',
  })
  resendMail(@Param('id') id: string): Promise<MailStateDto> {
    return this.mails.resend(id);
  }
}
