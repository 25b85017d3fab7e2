import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../common/problem/app-error.js';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { AppConfig } from '../config/app-config.js';
import type { SubmitTestimonialDto } from './dto/submit-testimonial.dto.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import { isSuspected, MOST_SUSPECTED } from './suspicion.js';
import { Testimonial } from './testimonial.entity.js';
import { toTestimonialDto } from './testimonial.mapper.js';

/** Seconds. */
const AN_HOUR = 3_600;

@Injectable()
export class TestimonialsService {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    config: AppConfig,
  ) {
    const refusal = 'Too many stories have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'testimonial', refusal);
  }

  async list(limit: number): Promise<TestimonialDto[]> {
    const testimonials = await this.dataSource.manager.find(Testimonial, {
      where: { status: 'approved', isVisible: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return testimonials.map(toTestimonialDto);
  }

  /** Keeps suspected stories too. @throws TooManyRequestsError also when too many of those wait */
  async submit(dto: SubmitTestimonialDto, address: string): Promise<TestimonialDto> {
    await this.limiter.take(address);
    const { subject: _subject, ...story } = dto;
    const suspected = isSuspected(dto);
    if (suspected) await this.requireRoom();
    return toTestimonialDto(
      await this.dataSource.manager.save(
        this.dataSource.manager.create(Testimonial, {
          ...story,
          isSuspected: suspected,
          status: 'pending',
        }),
      ),
    );
  }

  private async requireRoom(): Promise<void> {
    const [{ waiting }] = await this.dataSource.query<[{ waiting: number }]>(
      `SELECT coalesce(sum(total), 0)::int AS waiting FROM testimonial_counts
       WHERE status = 'pending' AND suspected`,
    );
    if (waiting < MOST_SUSPECTED) return;
    throw new TooManyRequestsError(
      'Too many stories are waiting for a moderator. Try again in an hour.',
      AN_HOUR,
    );
  }
}
