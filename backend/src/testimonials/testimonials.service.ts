import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { AppConfig } from '../config/app-config.js';
import type { SubmitTestimonialDto } from './dto/submit-testimonial.dto.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';
import { toTestimonialDto } from './testimonial.mapper.js';

/** Success stories as visitors read and tell them. */
@Injectable()
export class TestimonialsService {
  private readonly limiter: FormLimiter;

  constructor(
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
    config: AppConfig,
    dataSource: DataSource,
  ) {
    const refusal = 'Too many stories have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'testimonial', refusal);
  }

  /** The newest that are approved and visible, `limit` of them at most. */
  async list(limit: number): Promise<TestimonialDto[]> {
    const testimonials = await this.testimonials.find({
      where: { status: 'approved', isVisible: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return testimonials.map(toTestimonialDto);
  }

  /**
   * Keeps a visitor's story until a moderator decides about it.
   * @param address the visitor's network address
   * @throws TooManyRequestsError
   */
  async submit(dto: SubmitTestimonialDto, address: string): Promise<TestimonialDto> {
    await this.limiter.take(address);
    return toTestimonialDto(
      await this.testimonials.save(this.testimonials.create({ ...dto, status: 'pending' })),
    );
  }
}
