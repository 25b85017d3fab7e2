import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { TooManyRequestsError } from '../common/problem/app-error.js';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../common/settings.js';
import { addTags } from '../cache/cache-tags.js';
import type {
  SubmitTestimonialDto,
  SubmittedTestimonialDto,
} from './dto/submit-testimonial.dto.js';
import { StoryAuthorsService } from './authors/story-authors.service.js';
import { pictureIn, PicturesService } from '../pictures/pictures.service.js';
import type { PublishedStoryDto } from './dto/testimonial.dto.js';
import { isSuspected, MOST_SUSPECTED } from './suspicion.js';
import { Testimonial } from './testimonial.entity.js';
import { toTestimonialDto } from './testimonial.mapper.js';
import { countSuspected, findCourseKey } from './testimonials.queries.js';

const OF_A_COURSE = 2;

const AN_HOUR = 3_600;

/** Lists stories for visitors and takes new ones (decisions/testimonials.md). */
@Injectable()
export class TestimonialsService {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
    private readonly authors: StoryAuthorsService,
    private readonly pictures: PicturesService,
    config: RateLimitConfig,
  ) {
    const refusal = 'Too many stories have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'testimonial', refusal);
  }

  /** Returns featured stories first, then the newest. */
  async list(limit: number): Promise<PublishedStoryDto[]> {
    const testimonials = await this.testimonials.find({
      where: { status: 'approved', isVisible: true },
      order: { isFeatured: 'DESC', createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return this.published(testimonials);
  }

  /** Returns the newest stories of a course. Stories name their course by its title. */
  async listOfCourse(id: string): Promise<PublishedStoryDto[]> {
    const { manager } = this.dataSource;
    const key = await findCourseKey(manager, id);
    if (key === undefined) return [];
    addTags(new Set([`stories of ${key}`] as const));
    const testimonials = await manager
      .createQueryBuilder(Testimonial, 'story')
      .where('course_key(story.courseTaken) = :key', { key })
      .andWhere(`story.status = 'approved' AND story.isVisible`)
      .orderBy({ 'story.createdAt': 'DESC', 'story.id': 'DESC' })
      .limit(OF_A_COURSE)
      .getMany();
    return this.published(testimonials);
  }

  /**
   * Stores likely spam too. If there is an address, its author has to confirm first.
   * @throws InvalidInputError if the address is missing, or the site sends no mail, TooManyRequestsError for too many
   *   stories from the network address, of the author or of suspected ones
   */
  async submit(dto: SubmitTestimonialDto, address: string): Promise<SubmittedTestimonialDto> {
    await this.limiter.take(address);
    this.authors.requireAddress(dto.email);
    const { subject: _subject, email, companyLogo = null, linkedinUrl = null, ...given } = dto;
    const fields = { ...given, companyLogo, linkedinUrl };
    const story = { ...fields, isSuspected: isSuspected(dto) };
    if (story.isSuspected) await this.requireRoom();
    const { manager } = this.dataSource;
    const testimonial = manager.create(Testimonial, { ...story, status: 'pending' });
    if (email === undefined) return toTestimonialDto(await manager.save(testimonial));
    const { id, createdAt } = await this.authors.add(email, story);
    return { ...toTestimonialDto({ ...testimonial, createdAt }), id, awaitsConfirmation: true };
  }

  private async published(testimonials: Testimonial[]): Promise<PublishedStoryDto[]> {
    const pictures = await this.pictures.find(testimonials.map((each) => each.studentImage));
    return testimonials.map((testimonial) => ({
      ...toTestimonialDto(testimonial),
      ...pictureIn(pictures, testimonial.studentImage),
    }));
  }

  private async requireRoom(): Promise<void> {
    if ((await countSuspected(this.dataSource)) < MOST_SUSPECTED) return;
    throw new TooManyRequestsError(
      'Too many stories are waiting for a moderator. Try again in an hour.',
      AN_HOUR,
    );
  }
}
