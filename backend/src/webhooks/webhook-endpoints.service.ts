import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { isPublicAddress } from '../common/outbound/public-address.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../common/problem/app-error.js';
import { lockForTransaction } from '../common/sql/advisory-lock.queries.js';
import { WebhooksConfig } from '../config/app-config.js';
import type { SaveWebhookEndpointDto } from './dto/save-webhook-endpoint.dto.js';
import type {
  NewWebhookEndpointDto,
  WebhookEndpointDto,
  WebhookEndpointListDto,
} from './dto/webhook-endpoint.dto.js';
import { queueChangedEvents } from './webhook-sending.service.js';
import {
  dropUnwanted,
  resumeEndpoint,
  findLastDeliveries,
  makeDue,
} from './webhook-deliveries.queries.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { toWebhookEndpointDto } from './webhook.mapper.js';

const MOST = 20;
const OVERLAP_MS = 24 * 3_600_000;
/** Held while an endpoint is added, so that the limit is not exceeded. */
const ADDING_LOCK = 4711021;

@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly config: WebhooksConfig,
    private readonly secrets: WebhookSecretsService,
  ) {}

  async list(): Promise<WebhookEndpointListDto> {
    const { manager } = this.dataSource;
    const endpoints = await manager.find(WebhookEndpoint, {
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const last = await findLastDeliveries(manager);
    return {
      endpoints: endpoints.map((endpoint) => toWebhookEndpointDto(endpoint, last.get(endpoint.id))),
    };
  }

  /** @throws ConflictError at the limit of twenty, InvalidInputError for a private address */
  async create(dto: SaveWebhookEndpointDto): Promise<NewWebhookEndpointDto> {
    this.requireReachable(dto.url);
    const { name, url, events, is_active: isActive } = dto;
    const id = randomUUID();
    const secret = this.secrets.make();
    // The endpoint receives only events from now on.
    await queueChangedEvents(this.dataSource);
    const endpoint = await this.dataSource.transaction(async (manager) => {
      await lockForTransaction(manager, ADDING_LOCK);
      if ((await manager.count(WebhookEndpoint)) >= MOST)
        throw new ConflictError(`There are ${MOST} endpoints already. Delete one first.`);
      return manager.save(
        manager.create(WebhookEndpoint, {
          ...{ id, name, url, events, isActive },
          secret: this.secrets.seal(id, secret),
          formerSecret: null,
          formerUntil: null,
          silences: 0,
          silentUntil: null,
          createdAt: new Date(),
        }),
      );
    });
    return { endpoint: toWebhookEndpointDto(endpoint, undefined), secret };
  }

  /** Drops waiting deliveries of unsubscribed events. @throws NotFoundError, InvalidInputError for a private address */
  async update(id: string, dto: SaveWebhookEndpointDto): Promise<WebhookEndpointDto> {
    this.requireReachable(dto.url);
    const { name, url, events, is_active: isActive } = dto;
    await queueChangedEvents(this.dataSource);
    return this.dataSource.transaction(async (manager) => {
      const endpoint = await findEndpoint(manager, id);
      Object.assign(endpoint, { name, url, events, isActive });
      await manager.update(WebhookEndpoint, id, { name, url, events, isActive });
      await makeDue(manager, id);
      await dropUnwanted(manager, id, events);
      return toWebhookEndpointDto(endpoint, (await findLastDeliveries(manager)).get(id));
    });
  }

  /** Deletes its waiting deliveries, too. @throws NotFoundError */
  async delete(id: string): Promise<void> {
    const deleted = isUUID(id) && (await this.endpoints.delete({ id }));
    if (!deleted || !deleted.affected) throw unknown();
  }

  /** The previous secret also signs for a day. @throws NotFoundError */
  async rotateSecret(id: string): Promise<NewWebhookEndpointDto> {
    const secret = this.secrets.make();
    return this.dataSource.transaction(async (manager) => {
      const endpoint = await findEndpoint(manager, id, true);
      endpoint.formerSecret = endpoint.secret;
      endpoint.formerUntil = new Date(Date.now() + OVERLAP_MS);
      endpoint.secret = this.secrets.seal(id, secret);
      await manager.save(endpoint);
      await resumeEndpoint(manager, id);
      const last = (await findLastDeliveries(manager)).get(id);
      return { endpoint: toWebhookEndpointDto(endpoint, last), secret };
    });
  }

  /** Host names are resolved and checked when something is sent. */
  private requireReachable(address: string): void {
    const { protocol, host, hostname } = new URL(address);
    if (this.config.webhooksAllowedHosts.includes(host)) return;
    if (protocol !== 'https:')
      throw wrong('Address must begin with https://, unless WEBHOOKS_ALLOWED_HOSTS names its host');
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (/^localhost\.?$/.test(hostname) || (isIP(literal) && !isPublicAddress(literal)))
      throw wrong('Address must be a public one');
  }
}

export async function findEndpoint(
  manager: EntityManager,
  id: string,
  isLocked = false,
): Promise<WebhookEndpoint> {
  const lock = isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const endpoint =
    isUUID(id) && (await manager.findOne(WebhookEndpoint, { where: { id }, ...lock }));
  if (!endpoint) throw unknown();
  return endpoint;
}

function wrong(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'url', message }]);
}

function unknown(): NotFoundError {
  return new NotFoundError('There is no such endpoint. It may have been deleted.');
}
