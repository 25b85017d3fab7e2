import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { ApiTestimonialId } from '../admin/testimonial-id.decorator.js';
import { AuthorLinkDto } from '../dto/correction.dto.js';
import { AuthorMailsService } from './author-mails.service.js';

@ApiTags('Testimonials admin')
@Roles('admin')
@Controller('api/admin/testimonials/:id/author-link')
export class AuthorLinksAdminController {
  constructor(private readonly mails: AuthorMailsService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Show the link of a story’s author',
    description:
      'To send it by other means, for example after the mail bounced. 404 if the author gave no address.',
  })
  @ApiTestimonialId()
  @ApiOkResponse({ type: AuthorLinkDto, description: 'Good for as long as the story is there.' })
  @ApiProblems({ 404: 'There is no such testimonial. Somebody may have deleted it.' })
  async getAuthorLink(@Param('id') id: string): Promise<AuthorLinkDto> {
    return { link: await this.mails.linkFor(id) };
  }
}
