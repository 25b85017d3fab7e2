import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, In } from 'typeorm';
import type { PageQuery } from '../common/pagination/page-query.js';
import { toPagination } from '../common/pagination/pagination.dto.js';
import { NotFoundError } from '../common/problem/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import type { WebhookDeliveryDto, WebhookDeliveryListDto } from './dto/webhook-delivery.dto.js';
import { findPlaces, queueTest, replay } from './webhook-deliveries.queries.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { findEndpoint } from './webhook-endpoints.service.js';
import { toWebhookDeliveryDto } from './webhook.mapper.js';

@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  async list(endpointId: string, query: PageQuery): Promise<WebhookDeliveryListDto> {
    const { manager } = this.dataSource;
    const { silentUntil } = await findEndpoint(manager, endpointId);
    const total = await manager.countBy(WebhookDelivery, { endpointId });
    const found = await manager.find(WebhookDelivery, {
      where: { id: In(await findPlaces(manager, endpointId, query)) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const deliveries = found.map((delivery) => toWebhookDeliveryDto(delivery, silentUntil));
    return { deliveries, pagination: toPagination(query, total) };
  }

  async replay(endpointId: string, id: string): Promise<WebhookDeliveryDto> {
    return this.dataSource.transaction(async (manager) => {
      await findEndpoint(manager, endpointId);
      if (!isUUID(id) || !(await replay(manager, endpointId, id)))
        throw new NotFoundError('There is no such delivery. Deliveries are deleted after 30 days.');
      await this.audit.record({ object: { type: 'webhookEndpoint', id: endpointId } }, manager);
      return toWebhookDeliveryDto(await manager.findOneByOrFail(WebhookDelivery, { id }), null);
    });
  }

  async test(endpointId: string): Promise<WebhookDeliveryDto> {
    return this.dataSource.transaction(async (manager) => {
      await findEndpoint(manager, endpointId);
      const id = await queueTest(manager, endpointId);
      await this.audit.record({ object: { type: 'webhookEndpoint', id: endpointId } }, manager);
      return toWebhookDeliveryDto(await manager.findOneByOrFail(WebhookDelivery, { id }), null);
    });
  }
}
