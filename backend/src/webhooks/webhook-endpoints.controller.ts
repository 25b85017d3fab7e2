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
import { RecentProof } from '../common/access/access.decorators.js';
import { Roles } from '../common/access/access.decorators.js';
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
  @RecentProof()
  @ApiWebhookOperation({
    summary: 'Add an endpoint',
    description:
      'It gets a POST for each event that it names, signed as Standard Webhooks has it: `webhook-signature` is ' +
      '`v1,` and the base64 of HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body with dots between them. ' +
      'The key is what stands behind `whsec_` in the secret, decoded from base64. For a day after a change of the secret the ' +
      'header has two signatures, with a blank between them. ' +
      'An answer other than 2xx, or none within 10 s, is tried again after pauses that grow, for three days; 410 turns the ' +
      'endpoint off. The same event may come twice, with the same `webhook-id`, and events may come out of order.',
  })
  @ApiCreatedResponse({ type: NewWebhookEndpointDto, description: 'With its secret, this once.' })
  @ApiProblems({ 409: 'There are 20 endpoints already. Delete one first.' })
  createWebhookEndpoint(@Body() dto: SaveWebhookEndpointDto): Promise<NewWebhookEndpointDto> {
    return this.endpoints.create(dto);
  }

  @Put(':id')
  @RecentProof()
  @Id()
  @ApiOperation({ summary: 'Change an endpoint, or turn it on and off' })
  @ApiOkResponse({ type: WebhookEndpointDto, description: 'As it is now.' })
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
  @ApiNoContentResponse({ description: 'Nothing is sent there any more.' })
  @ApiProblems({ 404: UNKNOWN })
  deleteWebhookEndpoint(@Param('id') id: string): Promise<void> {
    return this.endpoints.delete(id);
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @RecentProof()
  @Id()
  @ApiOperation({
    summary: 'Give an endpoint another secret',
    description:
      'For a day messages have two signatures, with the new secret and with the one before.',
  })
  @ApiOkResponse({ type: NewWebhookEndpointDto, description: 'With the secret, this once.' })
  @ApiProblems({ 404: UNKNOWN })
  rotateWebhookSecret(@Param('id') id: string): Promise<NewWebhookEndpointDto> {
    return this.endpoints.rotateSecret(id);
  }

  @Post(':id/test')
  @HttpCode(202)
  @Id()
  @ApiOperation({
    summary: 'Send an endpoint a message to try it',
    description: 'Of the type `endpoint.tested`. It is sent within seconds, if the endpoint is on.',
  })
  @ApiAcceptedResponse({
    type: WebhookDeliveryDto,
    description: 'The message, which waits to be sent.',
  })
  @ApiProblems({ 404: UNKNOWN })
  testWebhookEndpoint(@Param('id') id: string): Promise<WebhookDeliveryDto> {
    return this.deliveries.test(id);
  }

  @Get(':id/deliveries')
  @Id()
  @ApiOperation({ summary: 'List what an endpoint was sent' })
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
    description: 'With the same `webhook-id`, and with what its subject is like by then.',
  })
  @ApiAcceptedResponse({ type: WebhookDeliveryDto, description: 'It waits to be sent.' })
  @ApiProblems({ 404: UNKNOWN })
  replayWebhookDelivery(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDto> {
    return this.deliveries.replay(id, deliveryId);
  }
}
