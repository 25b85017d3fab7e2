import { Injectable, type Type } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { acceptForms } from '../../common/http/accept-forms.js';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { toAppError, toProblem } from '../../common/problem/to-problem.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { createValidationPipe } from '../../common/validation/validation.pipe.js';
import { AppConfig } from '../../config/app-config.js';
import { redirectTo } from '../../content-cache/cached-answer.js';
import { isDatabaseAway } from '../../common/sql/database-fault.js';
import { SubscribeDto } from '../../newsletter/dto/subscribe.dto.js';
import { NewsletterService } from '../../newsletter/newsletter.service.js';
import { SubmitTestimonialDto } from '../../testimonials/dto/submit-testimonial.dto.js';
import { TestimonialsService } from '../../testimonials/testimonials.service.js';
import { PagesService } from '../pages/pages.service.js';
import { sendPage } from '../pages/send-page.js';
import { refuseApi } from '../refuse-api.js';

type Values = Record<string, string>;

/**
 * The public forms as browsers send them without JavaScript: to the address of the page that they
 * stand on. What is accepted leads to a page that says so, what is not comes back with what is wrong.
 */
@Injectable()
export class PageForms {
  private readonly validation = createValidationPipe();
  /** A page with faults in it is rendered for one visitor, which costs more than the form. */
  private readonly refusals: FormLimiter;

  constructor(
    private readonly pages: PagesService,
    private readonly newsletter: NewsletterService,
    private readonly testimonials: TestimonialsService,
    config: AppConfig,
    dataSource: DataSource,
  ) {
    const refusal =
      'Too many forms with faults have come from your network address. Go back to what you typed.';
    this.refusals = new FormLimiter(config, dataSource, 'refused', refusal);
  }

  /** Adds the forms to the HTTP server. */
  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (forms) => {
      await acceptForms(forms);
      forms.post('/*', (request, reply) => this.answer(request, reply));
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    refuseApi(request.url);
    const { form: name = '', ...values } = textsOf(request.body);
    const result = this.pages.formResults.get(name);
    if (result === undefined) {
      const names = [...this.pages.formResults.keys()].join(', ');
      throw new InvalidInputError([{ field: 'form', message: `must be one of ${names}` }]);
    }
    try {
      await this.accept(name, values, request.ip);
      return sendPage(request, reply, redirectTo(result, 303));
    } catch (error) {
      const { status, detail, errors } = toProblem(error, request.url);
      if (status >= 500) request.log.error({ err: error }, 'A form could not be accepted.');
      const faults = Object.fromEntries(
        errors?.map(({ field, message }) => [field, message]) ?? [],
      );
      const form = { name, values, faults, ...(!errors && { failure: detail }) };
      await this.countRefusal(request.ip);
      const page = await this.pages.refuse(request.url, form, status);
      const retryAfter = toAppError(error)?.retryAfter;
      if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
      return sendPage(request, reply, page);
    }
  }

  private async accept(name: string, values: Values, network: string): Promise<void> {
    if (name === 'testimonial') {
      await this.testimonials.submit(await this.read(SubmitTestimonialDto, values), network);
    } else {
      const { email } = await this.read(SubscribeDto, values);
      await this.newsletter.subscribe(email, network);
    }
  }

  /** @throws TooManyRequestsError */
  private async countRefusal(network: string): Promise<void> {
    try {
      await this.refusals.take(network);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }

  /** @throws InvalidInputError */
  private async read<Dto>(metatype: Type<Dto>, values: Values): Promise<Dto> {
    return (await this.validation.transform(values, { type: 'body', metatype })) as Dto;
  }
}

/** Of fields that are there twice the first counts. */
function textsOf(body: unknown): Values {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(fields.map(([name, value]) => [name, String([value].flat()[0] ?? '')]));
}
