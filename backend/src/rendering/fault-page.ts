import escapeHtml from 'escape-html';
import type { FastifyRequest } from 'fastify';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import { HOME, type Notice } from './notice.js';

const TITLES: Record<number, string> = {
  404: 'Page not found',
  429: 'That was a little too often',
  503: 'We will be right back',
};

/** What somebody sees whose request cannot be answered. Causes are in the log, under the number. */
export function toFaultNotice(
  { status, detail }: ProblemDto,
  { method, id }: Pick<FastifyRequest, 'method' | 'id'>,
): Notice {
  const isOurs = status >= 500;
  const again = method === 'GET' && (isOurs || status === 429);
  return {
    title: TITLES[status] ?? (isOurs ? 'We could not do that' : 'That did not work'),
    content: [
      `<p>${escapeHtml(detail)}</p>`,
      ...(isOurs
        ? [
            `<p>If you write to us about it, this number helps:<br><strong>${escapeHtml(id)}</strong></p>`,
          ]
        : []),
      ...(again ? ['<a class="primary" href="">Try again</a>'] : []),
      HOME,
    ],
  };
}
