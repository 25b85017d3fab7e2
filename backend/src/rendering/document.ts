import type { RenderedPage } from '../../../frontend/src/server/contract.ts';
import type { PageModule } from './frontend-bundle.js';

const ROOT = '<div id="root">';
const MODULES = '<script id="modules" type="application/json">[';
const STATE = '<script id="page-state" type="application/json">';

/** @param code the page's own script and styles; without it the document has only those that all pages share */
export function toDocument(shell: string, page: RenderedPage, code?: PageModule): string {
  const styles = code?.styles ? `<style>${code.styles}</style>` : '';
  const paths = code ? `${JSON.stringify(code.path)},` : '';
  return [
    ['</head>', `${styles}${page.head}</head>`],
    [ROOT, `${ROOT}${page.body}`],
    [MODULES, MODULES + paths],
    [STATE, `${STATE}${page.state}`],
  ].reduce((html, [mark = '', text = '']) => html.replace(mark, () => text), shell);
}

const CODE =
  /\s*(<script (type="module"|id="page-state")[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>)/g;

/** Makes a document without the frontend's code, and so without the element that its code would fill. */
export function toPlainDocument(
  shell: string,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
): string {
  return shell
    .replaceAll(CODE, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(`${ROOT}</div>`, () => body);
}
