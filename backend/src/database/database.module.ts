import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/app-config.js';
import { dataSourceOptions } from './data-source.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      useFactory: ({ databaseUrl, databasePoolSize }: AppConfig) => ({
        ...dataSourceOptions(databaseUrl ?? '', databasePoolSize),
        retryAttempts: 0,
      }),
    }),
  ],
})
export class DatabaseModule {}
