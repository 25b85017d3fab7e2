import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ProblemFilter } from '../problem/problem.filter.js';
import { RefuseUnknownQueryInterceptor } from '../validation/refuse-unknown-query.interceptor.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import { TagAnswerInterceptor } from './tag-answer.interceptor.js';

/** What happens to every request that a controller answers. */
@Module({
  providers: [
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: RefuseUnknownQueryInterceptor },
    { provide: APP_INTERCEPTOR, useClass: TagAnswerInterceptor },
  ],
})
export class HttpModule {}
