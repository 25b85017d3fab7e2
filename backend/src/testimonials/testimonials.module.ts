import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoryAuthor } from './authors/story-author.entity.js';
import { Testimonial } from './testimonial.entity.js';
import { PlainForms } from '../common/http/plain-forms.service.js';
import { MailModule } from '../mail/mail.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DeletionController } from './admin/deletion.controller.js';
import { DeletionService } from './admin/deletion.service.js';
import { ModerationController } from './admin/moderation.controller.js';
import { ModerationService } from './admin/moderation.service.js';
import { AuthorLinkController } from './authors/author-link.controller.js';
import { AuthorLinkService } from './authors/author-link.service.js';
import { AuthorLinksAdminController } from './authors/author-links-admin.controller.js';
import { AuthorMailsService } from './authors/author-mails.service.js';
import { StoryAuthorsService } from './authors/story-authors.service.js';
import { SubmitTestimonialDto } from './dto/submit-testimonial.dto.js';
import { TestimonialsAdminController } from './admin/testimonials-admin.controller.js';
import { TestimonialsAdminService } from './admin/testimonials-admin.service.js';
import { CoursesModule } from '../catalogue/courses/courses.module.js';
import { CourseStoriesController } from './course-stories.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TestimonialsService } from './testimonials.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([StoryAuthor, Testimonial]),
    CoursesModule,
    MailModule,
    PicturesModule,
    RenderingModule,
  ],
  controllers: [
    TestimonialsController,
    CourseStoriesController,
    TestimonialsAdminController,
    ModerationController,
    DeletionController,
    AuthorLinkController,
    AuthorLinksAdminController,
    ReviewsController,
  ],
  providers: [
    TestimonialsService,
    TestimonialsAdminService,
    ModerationService,
    DeletionService,
    StoryAuthorsService,
    AuthorMailsService,
    AuthorLinkService,
    ReviewsService,
  ],
  exports: [TestimonialsService, TestimonialsAdminService],
})
export class TestimonialsModule {
  constructor(forms: PlainForms, testimonials: TestimonialsService) {
    const take = (dto: SubmitTestimonialDto, network: string) => testimonials.submit(dto, network);
    forms.add('testimonial', SubmitTestimonialDto, take, ({ email }) =>
      email === undefined ? 'testimonial' : 'testimonial-to-confirm',
    );
  }
}
