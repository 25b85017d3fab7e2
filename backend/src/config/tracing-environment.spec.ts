import { ConfigError, loadConfig } from './load-config.js';

const ENDPOINT = 'http://localhost:4318';

function problemOf(environment: NodeJS.ProcessEnv): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n');
    throw error;
  }
  return '';
}

describe('where traces are sent', () => {
  it('is nowhere without an address', () => {
    expect(loadConfig({ OTEL_SERVICE_NAME: 'school' }).tracing).toBeNull();
  });

  it('has a name, and keeps all, unless something else is wanted', () => {
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${ENDPOINT}/` }).tracing).toEqual({
      endpoint: ENDPOINT,
      headers: {},
      serviceName: 'lectern',
      ratio: 1,
    });
    const wanted = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.org/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc==, x-tenant = 7',
      OTEL_SERVICE_NAME: 'school',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    };
    expect(loadConfig(wanted).tracing).toEqual({
      endpoint: 'https://traces.example.org/otlp',
      headers: { authorization: 'Bearer abc==', 'x-tenant': '7' },
      serviceName: 'school',
      ratio: 0.25,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://localhost:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://me:secret@traces.example.org'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', `${ENDPOINT}/?key=secret`],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization: Bearer secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=secret%0d%0ahost=other'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=secret%'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%'],
    ['OTEL_TRACES_SAMPLER_ARG', '.'],
  ])('is refused by %s as %j', (name, value) => {
    const problem = problemOf({ OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: got .*, expected `));
    if (value.includes('secret')) expect(problem).not.toContain(value);
  });
});
