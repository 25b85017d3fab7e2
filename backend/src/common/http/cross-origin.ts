import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type CorsOptions = Exclude<Parameters<NestFastifyApplication['enableCors']>[0], undefined>;

export function crossOrigin(origins: string[]): CorsOptions {
  return {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match'],
    exposedHeaders: ['ETag', 'Link', 'Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
    preflightContinue: true,
  };
}
