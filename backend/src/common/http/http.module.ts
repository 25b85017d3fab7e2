import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ProblemFilter } from '../problem/problem.filter.js';
import { RefuseBrokenInterceptor } from '../validation/refuse-broken.interceptor.js';
import { RefuseUnknownInterceptor } from '../validation/refuse-unknown.interceptor.js';
import { createValidationPipe } from '../validation/validation.pipe.js';
import { PlainForms } from './plain-forms.service.js';
import { TagAnswerInterceptor } from './tag-answer.interceptor.js';
import { WriteListInterceptor } from './write-list.interceptor.js';

@Global()
@Module({
  providers: [
    PlainForms,
    { provide: APP_PIPE, useFactory: createValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: RefuseBrokenInterceptor },
    { provide: APP_INTERCEPTOR, useClass: RefuseUnknownInterceptor },
    { provide: APP_INTERCEPTOR, useClass: TagAnswerInterceptor },
    { provide: APP_INTERCEPTOR, useClass: WriteListInterceptor },
  ],
  exports: [PlainForms],
})
export class HttpModule {}
