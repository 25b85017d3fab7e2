import { currentSpan, inSpan } from './spans.js';

interface Call {
  method: string;
  url: string | URL;
  hasPath?: boolean;
}

export function tracedCall<Answer>(
  { method, url, hasPath = false }: Call,
  call: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
): Promise<Answer> {
  if (!currentSpan()) return call();
  const { hostname, port, pathname } = new URL(url);
  const attributes = {
    'http.request.method': method,
    'server.address': hostname,
    ...(port !== '' && { 'server.port': Number(port) }),
    ...(hasPath && { 'url.path': pathname }),
  };
  return inSpan({ name: method, kind: 'client', attributes }, async (span) => {
    const answer = await call();
    const status = statusOf(answer);
    span?.note({ 'http.response.status_code': status });
    if (status >= 400) span?.end(String(status));
    return answer;
  });
}
