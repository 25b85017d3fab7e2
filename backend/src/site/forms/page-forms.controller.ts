import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access.decorators.js';
import { PlainForms } from '../../common/http/plain-forms.service.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { textsOf } from '../../common/http/read-form.js';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { toAppError, toProblem } from '../../common/problem/to-problem.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { isDatabaseUnavailable } from '../../common/sql/database-error.js';
import { RateLimitConfig } from '../../common/settings.js';
import { redirectTo } from '../../cache/rendered-response.js';
import { PagesService } from '../../rendering/pages.service.js';
import { sendPage } from '../../rendering/send-page.js';
import { refuseApi } from '../../common/http/is-api.js';

/** Handles forms without JavaScript: redirects on success, renders the form with its errors otherwise. */
@Public()
@ApiExcludeController()
@Controller()
export class PageFormsController {
  /** Rendering a page with errors costs more than the form itself. */
  private readonly refusals: FormLimiter;

  constructor(
    private readonly pages: PagesService,
    private readonly forms: PlainForms,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    const refusal =
      'Too many forms with errors were sent from your network address. Go back to your input.';
    this.refusals = new FormLimiter(config, dataSource, 'refused', refusal);
  }

  @Post('*')
  @TakesForms()
  async takeForm(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseApi(request.url);
    const { form: name = '', ...values } = textsOf(request.body);
    const accept = this.forms.get(name);
    if (accept === undefined) {
      const names = [...this.pages.formResults.keys()].filter((one) => this.forms.get(one));
      throw new InvalidInputError([
        { field: 'form', message: `must be one of ${names.join(', ')}` },
      ]);
    }
    try {
      const result = this.pages.formResults.get(await accept(values, request.ip));
      if (result === undefined) throw new Error(`The form ${name} has no handler.`);
      void reply.send(await sendPage(request, reply, redirectTo(result, 303)));
    } catch (error) {
      const { status, detail, errors } = toProblem(error, request.url);
      if (status >= 500) request.log.error({ err: error }, 'Could not process a form.');
      const fieldErrors = Object.fromEntries(
        errors?.map(({ field, message }) => [field, message]) ?? [],
      );
      const form = { name, values, errors: fieldErrors, ...(!errors && { failure: detail }) };
      await this.countRefusal(request.ip);
      const page = await this.pages.refuse(request.url, form, status);
      const retryAfter = toAppError(error)?.retryAfter;
      if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
      void reply.send(await sendPage(request, reply, page));
    }
  }

  private async countRefusal(network: string): Promise<void> {
    try {
      await this.refusals.take(network);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}
