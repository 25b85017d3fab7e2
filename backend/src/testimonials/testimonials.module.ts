import { Module } from '@nestjs/common';
import { PlainForms } from '../common/http/plain-forms.service.js';
import { DeletionController } from './admin/deletion.controller.js';
import { DeletionService } from './admin/deletion.service.js';
import { ModerationController } from './admin/moderation.controller.js';
import { ModerationService } from './admin/moderation.service.js';
import { SelectionsController } from './admin/selections.controller.js';
import { SelectionsService } from './admin/selections.service.js';
import { SelectionTokens } from '../common/selection/selection-tokens.service.js';
import { SubmitTestimonialDto } from './dto/submit-testimonial.dto.js';
import { TestimonialsAdminController } from './admin/testimonials-admin.controller.js';
import { TestimonialsAdminService } from './admin/testimonials-admin.service.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TestimonialsService } from './testimonials.service.js';

@Module({
  controllers: [
    TestimonialsController,
    TestimonialsAdminController,
    ModerationController,
    DeletionController,
    SelectionsController,
  ],
  providers: [
    TestimonialsService,
    TestimonialsAdminService,
    ModerationService,
    DeletionService,
    SelectionsService,
    SelectionTokens,
  ],
  exports: [TestimonialsService, TestimonialsAdminService],
})
export class TestimonialsModule {
  constructor(forms: PlainForms, testimonials: TestimonialsService) {
    forms.add('testimonial', SubmitTestimonialDto, (dto, network) =>
      testimonials.submit(dto, network),
    );
  }
}
