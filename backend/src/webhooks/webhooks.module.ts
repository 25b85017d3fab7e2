import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { AuditModule } from '../audit/audit.module.js';
import { ContentCacheModule } from '../cache/content-cache.module.js';
import { OfferingsModule } from '../offerings/offerings.module.js';
import { PostWebhookService } from './post-webhook.service.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { WebhookSendingService } from './webhook-sending.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([WebhookEndpoint]),
    AuditModule,
    ContentCacheModule,
    OfferingsModule,
  ],
  controllers: [WebhookEndpointsController],
  providers: [
    PostWebhookService,
    WebhookDeliveriesService,
    WebhookEndpointsService,
    WebhookSecretsService,
    WebhookSendingService,
  ],
})
export class WebhooksModule {}
