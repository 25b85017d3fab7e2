import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppModule } from '../app.module.js';
import { loadConfig } from '../../config/load-config.js';
import { PROJECT_ROOT } from '../../common/project-root.js';
import { createSpec } from './create-spec.js';

const config = loadConfig({});
// Preview mode reads the decorators without making a single provider, so no database is needed.
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.register(config),
  new FastifyAdapter(),
  { preview: true, logger: ['error'], abortOnError: false },
);
const target = process.argv[2] ?? join(PROJECT_ROOT, 'openapi', 'openapi.json');
await writeFile(target, `${JSON.stringify(createSpec(app, config.siteName), null, 2)}\n`);
