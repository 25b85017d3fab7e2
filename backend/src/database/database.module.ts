import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DatabaseConfig } from '../config/app-config.js';
import { dataSourceOptions, type EntityClass } from './data-source.js';
import { SESSION_POOL_SIZE, SESSIONS } from './sessions.js';

/** Connects to the database, for all modules. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  static register(entities: EntityClass[]): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [DatabaseConfig],
          useFactory: ({ databaseUrl, databaseSessionUrl, databasePoolSize }: DatabaseConfig) => ({
            ...dataSourceOptions(databaseUrl ?? '', databasePoolSize, {
              isPooled: databaseSessionUrl !== databaseUrl,
              entities,
            }),
            retryAttempts: 0,
          }),
        }),
      ],
      providers: [
        {
          provide: SESSIONS,
          inject: [DatabaseConfig, DataSource],
          useFactory: (
            { databaseUrl, databaseSessionUrl }: DatabaseConfig,
            dataSource: DataSource,
          ) =>
            databaseSessionUrl === databaseUrl
              ? dataSource
              : new DataSource(
                  dataSourceOptions(databaseSessionUrl ?? '', SESSION_POOL_SIZE, { entities }),
                ).initialize(),
        },
      ],
      exports: [SESSIONS],
    };
  }

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSIONS) private readonly sessions: DataSource,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.sessions !== this.dataSource) await this.sessions.destroy();
  }
}
