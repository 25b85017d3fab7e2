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
      'To the same address, with what it says by now. It is dropped where it is not wanted any more, such as a link that has expired. ' +
      'A minute has to pass between two; one goes again ten times in an hour at most, and 200 of a whole site.',
  })
  @ApiParam({ name: 'id', type: String, example: '7d3f0c1e-1a0b-4f6e-9d3a-5b7c2e9f4a10' })
  @ApiOkResponse({ type: MailStateDto, description: 'The new mail, which is on its way.' })
  @ApiProblems({
    404: 'This mail is not known any more.',
    409: 'This mail is on its way. Wait for what becomes of it.',
    429: 'This mail was sent less than a minute ago. It may go again in 43 seconds.',
  })
  resendMail(@Param('id') id: string): Promise<MailStateDto> {
    return this.mails.resend(id);
  }
}
