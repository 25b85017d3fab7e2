import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import escapeHtml from 'escape-html';
import type { SiteConfig } from '../../config/app-config.js';
import { ApiDescriptionService } from './api-description.service.js';
import { createSpec } from './create-spec.js';

/** Hides the top bar, in which visitors could load other API descriptions. The dark theme does not need it. */
const LOOK = `
.swagger-ui .topbar { display: none; }
body { margin: 0; background: #fbfaf7; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: system-ui, sans-serif; color: #14161a; }
.swagger-ui .info { margin: 32px 0 24px; max-width: 80ch; }
.swagger-ui .info .title { font-size: 32px; }
.swagger-ui .info h3 { margin: 28px 0 8px; font-size: 18px; }
.swagger-ui .info a, .swagger-ui .opblock-tag small a { color: #c2410c; }
.swagger-ui .info .title small { background: #565c66; }
.swagger-ui .info .title small + small { background: #166534; }
.swagger-ui .scheme-container { background: none; box-shadow: none; border-block: 1px solid #e4e1da; padding: 16px 0; margin-bottom: 16px; }
.swagger-ui .scheme-container .btn.authorize { border-color: #c2410c; color: #c2410c; }
.swagger-ui .scheme-container .btn.authorize svg path { fill: #c2410c; }
.swagger-ui .renderedMarkdown code { color: inherit; }
.swagger-ui .renderedMarkdown pre { overflow-x: auto; padding: 12px; }
.swagger-ui .renderedMarkdown pre code { font-weight: normal; white-space: pre; }
.swagger-ui .opblock-tag { font-size: 18px; }
.swagger-ui .opblock-tag small { color: #565c66; font-size: 14px; padding: 0 16px; }
@media (max-width: 600px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { order: 1; flex: 1 0 100%; padding: 0; }
}
html.dark-mode body { background: #0e1116; }
html.dark-mode .swagger-ui, html.dark-mode .swagger-ui .info .title, html.dark-mode .swagger-ui .opblock-tag { color: #f0eee9; }
html.dark-mode .swagger-ui .opblock-tag small { color: #a6adb8; }
html.dark-mode .swagger-ui .info a { color: #fb923c; }
html.dark-mode .swagger-ui .scheme-container { border-color: #2a313b; }
html.dark-mode .swagger-ui .scheme-container .btn.authorize { border-color: #fb923c; color: #fb923c; }
html.dark-mode .swagger-ui .scheme-container .btn.authorize svg path { fill: #fb923c; }
html.dark-mode .swagger-ui .renderedMarkdown code { color: inherit; }
`;

/** Ends the `href` of the icon to add a viewport tag, which Swagger's page lacks. */
const ICON = `/favicon.svg' /><meta name='viewport' content='width=device-width, initial-scale=1`;

/** Provides the description to its controller, and serves the docs page unless it is for admins only. */
export function serveDocs(app: INestApplication, { siteName, apiDocs }: SiteConfig): void {
  const description = app.get(ApiDescriptionService);
  description.makeWith(() => createSpec(app, siteName));
  if (apiDocs === 'admins') return;
  SwaggerModule.setup('api/docs', app, () => description.get(), {
    // Swagger would serialize it for each request; YAML blocks the event loop for 100 ms.
    raw: [],
    customSiteTitle: escapeHtml(`${siteName} API`),
    customfavIcon: ICON,
    customCss: LOOK,
    swaggerOptions: {
      docExpansion: 'none',
      filter: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: 0,
    },
  });
}
