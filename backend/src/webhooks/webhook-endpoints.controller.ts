import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { PageQuery } from '../common/pagination/page-query.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { RequiresRecentAuth, Roles } from '../common/access/access.decorators.js';
import { SaveWebhookEndpointDto } from './dto/save-webhook-endpoint.dto.js';
import { WebhookDeliveryDto, WebhookDeliveryListDto } from './dto/webhook-delivery.dto.js';
import {
  NewWebhookEndpointDto,
  WebhookEndpointDto,
  WebhookEndpointListDto,
} from './dto/webhook-endpoint.dto.js';
import { ApiWebhookOperation } from './webhook-callbacks.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';

const UNKNOWN = 'There is no such endpoint. It may have been deleted.';
const Id = () =>
  ApiParam({ name: 'id', type: String, example: '2f1c7e0a-51d7-4b86-8f8e-0c1d3f6a9b22' });

@ApiTags('Webhooks')
@Roles('admin')
@Controller('api/admin/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointsService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the endpoints', description: 'At most 20.' })
  @ApiOkResponse({ type: WebhookEndpointListDto, description: 'Without their secrets.' })
  @ApiProblems()
  listWebhookEndpoints(): Promise<WebhookEndpointListDto> {
    return this.endpoints.list();
  }

  @Post()
  @RequiresRecentAuth()
  @ApiWebhookOperation({
    summary: 'Add an endpoint',
    description:
      'It receives a POST for each subscribed event, signed according to Standard Webhooks: `webhook-signature` is ' +
      '`v1,` and the base64 of HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body with dots between them. ' +
      'The key is the part of the secret after `whsec_`, decoded from base64. For a day after a change of the secret, the ' +
      'header has two signatures, separated by a space. ' +
      'Other responses than 2xx, or none within 10 s, are retried with growing pauses for three days; 410 disables the ' +
      'endpoint. An event may arrive twice, with the same `webhook-id`, and events may arrive out of order.',
  })
  @ApiCreatedResponse({
    type: NewWebhookEndpointDto,
    description: 'The endpoint with its secret, which is shown only once.',
  })
  @ApiProblems({ 409: 'There are 20 endpoints already. Delete one first.' })
  createWebhookEndpoint(@Body() dto: SaveWebhookEndpointDto): Promise<NewWebhookEndpointDto> {
    return this.endpoints.create(dto);
  }

  @Put(':id')
  @RequiresRecentAuth()
  @Id()
  @ApiOperation({ summary: 'Change, enable or disable an endpoint' })
  @ApiOkResponse({ type: WebhookEndpointDto, description: 'The updated endpoint.' })
  @ApiProblems({ 404: UNKNOWN })
  updateWebhookEndpoint(
    @Param('id') id: string,
    @Body() dto: SaveWebhookEndpointDto,
  ): Promise<WebhookEndpointDto> {
    return this.endpoints.update(id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @Id()
  @ApiOperation({ summary: 'Delete an endpoint, with its deliveries' })
  @ApiNoContentResponse({ description: 'The endpoint is deleted.' })
  @ApiProblems({ 404: UNKNOWN })
  deleteWebhookEndpoint(@Param('id') id: string): Promise<void> {
    return this.endpoints.delete(id);
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @RequiresRecentAuth()
  @Id()
  @ApiOperation({
    summary: 'Replace the secret of an endpoint',
    description: 'For a day, messages have two signatures, with the new and the previous secret.',
  })
  @ApiOkResponse({
    type: NewWebhookEndpointDto,
    description: 'The endpoint with its secret, which is shown only once.',
  })
  @ApiProblems({ 404: UNKNOWN })
  rotateWebhookSecret(@Param('id') id: string): Promise<NewWebhookEndpointDto> {
    return this.endpoints.rotateSecret(id);
  }

  @Post(':id/test')
  @HttpCode(202)
  @Id()
  @ApiOperation({
    summary: 'Send a test message to an endpoint',
    description:
      'The type is `endpoint.tested`. It is sent within seconds if the endpoint is enabled.',
  })
  @ApiAcceptedResponse({
    type: WebhookDeliveryDto,
    description: 'The waiting message.',
  })
  @ApiProblems({ 404: UNKNOWN })
  testWebhookEndpoint(@Param('id') id: string): Promise<WebhookDeliveryDto> {
    return this.deliveries.test(id);
  }

  @Get(':id/deliveries')
  @Id()
  @ApiOperation({ summary: 'List the deliveries to an endpoint' })
  @ApiOkResponse({ type: WebhookDeliveryListDto, description: 'Of the last 30 days.' })
  @ApiProblems({ 404: UNKNOWN })
  listWebhookDeliveries(
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<WebhookDeliveryListDto> {
    return this.deliveries.list(id, query);
  }

  @Post(':id/deliveries/:deliveryId/replay')
  @HttpCode(202)
  @Id()
  @ApiParam({
    name: 'deliveryId',
    type: String,
    example: '9a1d8c1e-6f0b-4c5e-8a43-5be1f1f0c7aa',
  })
  @ApiOperation({
    summary: 'Send an event once more',
    description: 'With the same `webhook-id` and the subject’s current data.',
  })
  @ApiAcceptedResponse({ type: WebhookDeliveryDto, description: 'The waiting delivery.' })
  @ApiProblems({ 404: UNKNOWN })
  replayWebhookDelivery(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDto> {
    return this.deliveries.replay(id, deliveryId);
  }
}
