import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCKING = /<link rel="stylesheet"[^>]* href="([^"]+)">|<script src="([^"]+)"><\/script>/g;

/** Inlines style sheets and scripts that would delay the first paint. */
export async function inlineBlocking(html: string, folder: string): Promise<string> {
  const parts = await Promise.all(
    [...html.matchAll(BLOCKING)].map(async ([element, style, script]) => {
      const text = await readFile(join(folder, style ?? script ?? ''), 'utf8');
      return [element, style ? `<style>${text}</style>` : `<script>${text}</script>`] as const;
    }),
  );
  return parts.reduce((whole, [element, inline]) => whole.replace(element, () => inline), html);
}

const MODULE =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
/** Starts right after the paint of the page, or after three seconds at most. */
const START =
  "const see=()=>{document.documentElement.dataset.seen=''};" +
  "const start=()=>{see();for(const path of JSON.parse(document.getElementById('modules').textContent))import(path)};" +
  'const frame=(next)=>requestAnimationFrame(()=>setTimeout(next));' +
  'const watch=()=>new PerformanceObserver(()=>{see();frame(start)}).observe({type:"paint",buffered:true});' +
  "addEventListener('load',()=>frame(watch));setTimeout(start,3e3)";

/** Without scripts nothing sets `data-seen`, so the style applies only with scripts. */
const LATE_PICTURES =
  "<style>@media (scripting:enabled){:root:not([data-seen]) img[loading='lazy']{display:none}}</style>";

/**
 * Starts the modules after the first view and its pictures, which would share a slow line and the CPU with them. Lazy
 * pictures wait too. Each module runs in its own task.
 */
export function startAfterPaint(html: string): string {
  const modules = [...html.matchAll(MODULE)].map(([, path]) => path).reverse();
  const scripts =
    `<script id="modules" type="application/json">${JSON.stringify(modules)}</script>` +
    `<script>${START}</script>`;
  return html
    .replaceAll(MODULE, '')
    .replace('</head>', `${LATE_PICTURES}</head>`)
    .replace('</body>', () => `${scripts}</body>`);
}

export function hashScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
