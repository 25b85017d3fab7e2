import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NeedsKeyAccess, OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ETAG, IfMatch } from '../../common/http/etag.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import { CreateTestimonialDto, UpdateTestimonialDto } from '../dto/update-testimonial.dto.js';
import { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';
import { ApiTestimonialId, CHANGED_SINCE, NO_TESTIMONIAL } from './testimonial-id.decorator.js';
import { TestimonialsAdminService } from './testimonials-admin.service.js';

@ApiTags('Testimonials admin')
@Roles('admin')
@OpenToKeys('testimonials')
@Controller('api/admin/testimonials')
export class TestimonialsAdminController {
  constructor(private readonly testimonials: TestimonialsAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'List testimonials of every status',
    description:
      'A search counts and lists the first matches in this order, 1,000 at most. Texts are sorted without regard to ' +
      'case and accents; by status it is pending, approved, rejected, each newest first. With `status=pending` ' +
      'those that a program seems to have sent stand behind all others, unless a text is sorted by.',
  })
  @ApiOkResponse({
    type: AdminTestimonialListDto,
    description: 'One page, newest first by default.',
  })
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
  getAdminTestimonial(@Param('id') id: string): Promise<AdminTestimonialDto> {
    return this.testimonials.get(id);
  }

  @Post()
  @ApiOperation({ summary: 'Add a testimonial' })
  @ApiCreatedResponse({ type: AdminTestimonialDto, description: 'The new one.', headers: ETAG })
  @ApiProblems()
  createTestimonial(@Body() dto: CreateTestimonialDto): Promise<AdminTestimonialDto> {
    return this.testimonials.create(dto);
  }

  @NeedsKeyAccess('read', 'write')
  @Put(':id')
  @ApiOperation({ summary: 'Change the given fields of a testimonial' })
  @ApiTestimonialId()
  @ApiOkResponse({ type: AdminTestimonialDto, description: 'As it is now.', headers: ETAG })
  @ApiProblems({ ...NO_TESTIMONIAL, ...CHANGED_SINCE })
  updateTestimonial(
    @Param('id') id: string,
    @Body() dto: UpdateTestimonialDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<AdminTestimonialDto> {
    return this.testimonials.update(id, dto, ifMatch);
  }
}
