import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';

@Module({})
export class LoggingModule {
  static register(logger: Logger): DynamicModule {
    return LoggerModule.forRoot({ pinoHttp: { logger }, useExisting: true, forRoutes: [] });
  }
}
