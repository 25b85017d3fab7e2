import { Module } from '@nestjs/common';
import { NewsletterModule } from '../../newsletter/newsletter.module.js';
import { TestimonialsModule } from '../../testimonials/testimonials.module.js';
import { SiteModule } from '../site.module.js';
import { PageForms } from './page-forms.service.js';

/** The public forms without JavaScript. */
@Module({
  imports: [NewsletterModule, TestimonialsModule, SiteModule],
  providers: [PageForms],
})
export class PageFormsModule {}
