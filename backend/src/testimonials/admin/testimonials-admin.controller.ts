import { Body, Controller, Get, Headers, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../auth/roles.decorator.js';
import { ApiIfMatch, ETAG, withEtag } from '../../common/http/etag.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { NoQuery } from '../../common/validation/no-query.js';
import { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import { CreateTestimonialDto } from '../dto/create-testimonial.dto.js';
import { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';
import { UpdateTestimonialDto } from '../dto/update-testimonial.dto.js';
import { ApiTestimonialId, CHANGED_SINCE, NO_TESTIMONIAL } from './testimonial-id.decorator.js';
import { TestimonialsAdminService } from './testimonials-admin.service.js';

@ApiTags('Testimonials admin')
@Roles('admin')
@Controller('admin/testimonials')
export class TestimonialsAdminController {
  constructor(private readonly testimonials: TestimonialsAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'List testimonials of every status',
    description:
      'A search counts and lists the newest matches, 1,000 at most. With `status=pending` those ' +
      'that a program seems to have sent stand behind all others.',
  })
  @ApiOkResponse({ type: AdminTestimonialListDto, description: 'One page, newest first.' })
  @ApiProblems()
  listAdminTestimonials(
    @Query() query: ListAdminTestimonialsQuery,
  ): Promise<AdminTestimonialListDto> {
    return this.testimonials.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one testimonial' })
  @ApiTestimonialId()
  @ApiOkResponse({ type: AdminTestimonialDto, description: 'The testimonial.', headers: ETAG })
  @ApiProblems(NO_TESTIMONIAL)
  async getAdminTestimonial(
    @Param('id') id: string,
    @Query() _query: NoQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTestimonialDto> {
    return withEtag(reply, await this.testimonials.get(id));
  }

  @Post()
  @ApiOperation({ summary: 'Add a testimonial' })
  @ApiCreatedResponse({ type: AdminTestimonialDto, description: 'The new one.', headers: ETAG })
  @ApiProblems()
  async createTestimonial(
    @Body() dto: CreateTestimonialDto,
    @Query() _query: NoQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTestimonialDto> {
    return withEtag(reply, await this.testimonials.create(dto));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change the given fields of a testimonial' })
  @ApiTestimonialId()
  @ApiIfMatch()
  @ApiOkResponse({ type: AdminTestimonialDto, description: 'As it is now.', headers: ETAG })
  @ApiProblems({ ...NO_TESTIMONIAL, ...CHANGED_SINCE })
  async updateTestimonial(
    @Param('id') id: string,
    @Body() dto: UpdateTestimonialDto,
    @Query() _query: NoQuery,
    @Headers('If-Match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTestimonialDto> {
    return withEtag(reply, await this.testimonials.update(id, dto, ifMatch));
  }
}
