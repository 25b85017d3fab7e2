import { type DynamicModule, Module } from '@nestjs/common';
import { type AppConfig, CONFIG_GROUPS } from './app-config.js';

@Module({})
export class ConfigModule {
  static register(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: CONFIG_GROUPS.map((group) => ({ provide: group, useValue: config })),
      exports: [...CONFIG_GROUPS],
    };
  }
}
