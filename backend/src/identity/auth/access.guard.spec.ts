import { Controller, Get } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ProblemFilter } from '../../common/problem/problem.filter.js';
import { AccessGuard } from './access.guard.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { RequiredTwoFactorService } from '../two-factor/required-two-factor.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { Public } from '../../common/access/access.decorators.js';

@Controller()
class Silent {
  @Get('silent')
  silent() {
    return 'never';
  }

  @Get('open')
  @Public()
  open() {
    return 'welcome';
  }
}

describe('a route', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const module = await Test.createTestingModule({
      controllers: [Silent],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: JwtStrategy, useValue: null },
        { provide: ApiKeysService, useValue: null },
        { provide: RequiredTwoFactorService, useValue: null },
      ],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    app.setGlobalPrefix('api');
    app.useGlobalFilters(new ProblemFilter());
    await app.init();
  });
  afterAll(() => app.close());

  it('without access metadata is denied to everybody', async () => {
    const answer = await app.inject({ url: '/api/silent', headers: { authorization: 'Bearer x' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ detail: 'This address is open to nobody.' });
  });

  it('marked as public is open', async () => {
    const answer = await app.inject('/api/open');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('welcome');
  });
});
