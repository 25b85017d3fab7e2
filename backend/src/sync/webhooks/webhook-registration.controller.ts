import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { ThinkificWebhooksDto } from '../dto/thinkific-webhooks.dto.js';
import { WebhookRegistrationService } from './webhook-registration.service.js';

const FAILURES = {
  409: 'The site has no public https address, or the credential is missing.',
  502: 'Thinkific refuses or does not answer.',
  503: 'A sync has used up the requests that Thinkific allows. Try again in a minute.',
};

@ApiTags('Settings')
@Roles('admin')
@Controller('api/admin/connections/thinkific/webhooks')
export class WebhookRegistrationController {
  constructor(private readonly registration: WebhookRegistrationService) {}

  @Get()
  @ApiOperation({
    summary: 'Show the webhooks of Thinkific',
    description: 'As they were registered from here, without asking Thinkific.',
  })
  @ApiOkResponse({ type: ThinkificWebhooksDto, description: 'Topics, and the last event.' })
  @ApiProblems()
  getThinkificWebhooks(): Promise<ThinkificWebhooksDto> {
    return this.registration.show();
  }

  @Put()
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Register the webhooks of Thinkific',
    description:
      'For all topics about courses and products, and for new orders, with the address of this site. What is registered already stays, ' +
      'so this can be repeated, for example after a change of `PUBLIC_URL`.',
  })
  @ApiOkResponse({ type: ThinkificWebhooksDto, description: 'What is registered now.' })
  @ApiProblems(FAILURES)
  registerThinkificWebhooks(): Promise<ThinkificWebhooksDto> {
    return this.registration.register();
  }

  @Delete()
  @HttpCode(200)
  @RequiresRecentAuth()
  @ApiOperation({ summary: 'Remove the webhooks of Thinkific that were registered from here' })
  @ApiOkResponse({ type: ThinkificWebhooksDto, description: 'What is registered now.' })
  @ApiProblems(FAILURES)
  removeThinkificWebhooks(): Promise<ThinkificWebhooksDto> {
    return this.registration.unregister();
  }
}
