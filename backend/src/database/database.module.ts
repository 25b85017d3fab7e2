import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DatabaseConfig } from '../config/app-config.js';
import { dataSourceOptions, SESSION_POOL_SIZE, SESSIONS } from './data-source.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig],
      useFactory: ({ databaseUrl, databaseSessionUrl, databasePoolSize }: DatabaseConfig) => ({
        ...dataSourceOptions(databaseUrl ?? '', databasePoolSize, {
          isPooled: databaseSessionUrl !== databaseUrl,
        }),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [
    {
      provide: SESSIONS,
      inject: [DatabaseConfig, DataSource],
      useFactory: ({ databaseUrl, databaseSessionUrl }: DatabaseConfig, dataSource: DataSource) => {
        if (databaseSessionUrl === databaseUrl) return dataSource;
        const { entities } = dataSource.options;
        const options = dataSourceOptions(databaseSessionUrl ?? '', SESSION_POOL_SIZE);
        return new DataSource({ ...options, entities }).initialize();
      },
    },
  ],
  exports: [SESSIONS],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSIONS) private readonly sessions: DataSource,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.sessions !== this.dataSource) await this.sessions.destroy();
  }
}
