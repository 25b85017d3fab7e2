import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { IdsDto } from '../../common/validation/ids.dto.js';
import { DeletedNewslettersDto } from '../dto/deleted-newsletters.dto.js';
import { ListNewslettersQuery, NewsletterStatusQuery } from '../dto/newsletter-queries.dto.js';
import { NewsletterStatusDto } from '../dto/newsletter-status.dto.js';
import { NewsletterDto, NewsletterListDto } from '../dto/newsletter.dto.js';
import { NewslettersAdminService } from './newsletters-admin.service.js';

const ApiNewsletterId = () => ApiParam({ name: 'id', type: String, example: '64' });

const NO_SUBSCRIPTION = {
  404: 'There is no such subscription. Somebody may have deleted it.',
};

@ApiTags('Newsletter admin')
@Roles('admin')
@Controller('api/admin/newsletters')
export class NewslettersAdminController {
  constructor(private readonly newsletters: NewslettersAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'List newsletter subscriptions',
    description: 'A search counts and lists the first matches in this order, 1,000 at most.',
  })
  @ApiOkResponse({ type: NewsletterListDto, description: 'One page, newest first unless told.' })
  @ApiProblems()
  listNewsletters(@Query() query: ListNewslettersQuery): Promise<NewsletterListDto> {
    return this.newsletters.list(query);
  }

  @Get('status')
  @ApiOperation({
    summary: 'Tell whether an address is subscribed, or when it was unsubscribed',
    description: 'Also of an address that was erased, as long as `JWT_SECRET` stays the same.',
  })
  @ApiOkResponse({ type: NewsletterStatusDto, description: 'What is known of the address.' })
  @ApiProblems()
  getNewsletterStatus(@Query() { email }: NewsletterStatusQuery): Promise<NewsletterStatusDto> {
    return this.newsletters.status(email);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one newsletter subscription' })
  @ApiNewsletterId()
  @ApiOkResponse({ type: NewsletterDto, description: 'The subscription.' })
  @ApiProblems(NO_SUBSCRIPTION)
  getNewsletter(@Param('id') id: string): Promise<NewsletterDto> {
    return this.newsletters.get(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a newsletter subscription' })
  @ApiNewsletterId()
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiProblems(NO_SUBSCRIPTION)
  deleteNewsletter(@Param('id') id: string): Promise<void> {
    return this.newsletters.delete(id);
  }

  @Post('bulk-delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete many newsletter subscriptions' })
  @ApiOkResponse({ type: DeletedNewslettersDto, description: 'What is gone.' })
  @ApiProblems()
  async bulkDeleteNewsletters(@Body() { ids }: IdsDto): Promise<DeletedNewslettersDto> {
    return { deleted_count: await this.newsletters.deleteMany(ids) };
  }
}
