import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';

/** Lets Nest's loggers write to the logger of the HTTP server; `log-context.ts` adds the request's id. */
@Module({})
export class LoggingModule {
  static register(logger: Logger): DynamicModule {
    return LoggerModule.forRoot({ pinoHttp: { logger }, useExisting: true, forRoutes: [] });
  }
}
