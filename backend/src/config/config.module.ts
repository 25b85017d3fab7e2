import { type DynamicModule, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig, CONFIG_GROUPS } from './app-config.js';

@Module({})
export class ConfigModule {
  static register(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [APP_CONFIG, ...CONFIG_GROUPS].map((token) => ({
        provide: token,
        useValue: config,
      })),
      exports: [APP_CONFIG, ...CONFIG_GROUPS],
    };
  }
}
