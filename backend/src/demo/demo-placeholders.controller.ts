import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { allowNothing } from '../common/http/security-headers.js';
import { NotFoundError } from '../common/problem/app-error.js';

/** Stands in for other web sites: covers (the sandbox is local only), an enrolment page, portraits. */
@Public()
@ApiExcludeController()
@Controller('demo')
export class DemoPlaceholdersController {
  @Get('covers/:file')
  async getCover(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const { drawCover } = await import('../../sandbox/server.js');
    const cover = drawCover(file.replace(/\.svg$/, ''));
    if (!cover) throw new NotFoundError('There is no such cover.');
    sendImage(reply, cover);
  }

  @Get('portraits/:file')
  async getPortrait(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const { drawPortrait } = await import('../../sandbox/server.js');
    sendImage(reply, drawPortrait(file.replace(/\.svg$/, '')));
  }

  @Get('enroll/*')
  @Header('Content-Type', 'text/html; charset=utf-8')
  getCheckout(): string {
    return CHECKOUT;
  }
}

function sendImage(reply: FastifyReply, image: string): void {
  allowNothing(reply);
  void reply
    .header('Content-Type', 'image/svg+xml')
    .header('Cache-Control', 'public, max-age=86400')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .send(image);
}

const CHECKOUT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo checkout</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 16px; }
body { background: #fbfaf7; color: #14161a; }
a { color: #c2410c; }
</style>
</head>
<body>
<main>
<h1>Demo checkout</h1>
<p>On a real site this link opens the course’s checkout at Thinkific. In demo mode nothing can be bought.</p>
<p><a href="/courses">Back to courses</a></p>
</main>
</body>
</html>
`;
