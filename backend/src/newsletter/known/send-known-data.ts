import type { FastifyReply } from 'fastify';

export function sendKnownData(reply: FastifyReply, data: object): void {
  void reply
    .header('Content-Type', 'application/json; charset=utf-8')
    .header('Content-Disposition', 'attachment; filename="newsletter-data.json"')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(JSON.stringify(data, null, 2));
}
