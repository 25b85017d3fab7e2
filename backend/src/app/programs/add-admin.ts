import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { asSystem } from '../../common/sql/caller.js';
import type { AppConfig } from '../../config/app-config.js';
import type { CreateUserDto } from '../../identity/users/dto/create-user.dto.js';
import { UsersService } from '../../identity/users/users.service.js';

export async function addAdmin(
  values: CreateUserDto,
  runtime: AppConfig,
  resources: AsyncDisposableStack,
): Promise<string> {
  const config: AppConfig = {
    ...runtime,
    admin: null,
    environment: { ...runtime.environment, SYNC_CRON: 'off' },
    jobs: false,
    logLevel: 'silent',
  };
  const app = await NestFactory.createApplicationContext(AppModule.register(config), {
    logger: false,
    abortOnError: false,
  });
  resources.defer(() => app.close());
  const users = app.get(UsersService);
  return (await asSystem('createAdmin', () => users.create(null, values))).username;
}
