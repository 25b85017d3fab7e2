import { createSocket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { isPublicAddress, lookUpThrough, PrivateAddressError } from './public-address.js';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.7',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.7',
    '::a00:7',
    '64:ff9b::a00:7',
  ])('says no of %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
    'says yes of %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('names whose name server is silent', () => {
  it('keep nobody else waiting, and fail as if the system had looked them up', async () => {
    const server = createSocket('udp4');
    const asked: [question: Buffer, port: number][] = [];
    server.on('message', (question, { port }) => asked.push([question, port]));
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const lookUp = lookUpThrough(() => {
      const resolver = new Resolver({ timeout: 100_000, tries: 1 });
      resolver.setServers([`127.0.0.1:${server.address().port}`]);
      return resolver;
    });
    try {
      const problems: unknown[] = [];
      for (let name = 0; name < 8; name += 1) {
        lookUp(`silent-${name}.example`, { all: true }, (problem) => problems.push(problem));
      }
      while (asked.length < 16) await once(server, 'message');
      await lookup('localhost');
      expect(problems).toEqual([]);
      for (const [question, port] of asked) server.send(failureOf(question), port, '127.0.0.1');
      while (problems.length < 8) await setImmediate();
      expect(problems).toEqual(Array(8).fill(expect.objectContaining({ code: 'EAI_AGAIN' })));
    } finally {
      server.close();
    }
  });
});

describe('lookUpThrough', () => {
  const answers: Record<string, [four: string[] | string, six: string[] | string]> = {
    'both.example': [['93.184.216.34'], ['2606:2800:220:1::1']],
    'four.example': [['93.184.216.34'], 'ETIMEOUT'],
    'inside.example': [['93.184.216.34', '10.0.0.1'], []],
    'half.example': [['93.184.216.34'], ['::1']],
    'none.example': ['ENOTFOUND', 'ENODATA'],
    'refused.example': ['ECONNREFUSED', 'ECONNREFUSED'],
  };
  const lookUp = lookUpThrough(() => {
    const resolver = new Resolver();
    const answer = (kind: 0 | 1) => (name: string) => {
      const given = answers[name]?.[kind] ?? 'ENOTFOUND';
      if (typeof given !== 'string') return Promise.resolve(given);
      return Promise.reject(Object.assign(new Error(given), { code: given }));
    };
    return Object.assign(resolver, { resolve4: answer(0), resolve6: answer(1) });
  });
  const look = (name: string, options: { all?: boolean; family?: number } = { all: true }) =>
    new Promise((resolve, reject) => {
      lookUp(name, options, (problem, ...found) => (problem ? reject(problem) : resolve(found)));
    });
  const four = { address: '93.184.216.34', family: 4 };
  const six = { address: '2606:2800:220:1::1', family: 6 };

  it('finds what there is of both kinds, or of the one that is asked for', async () => {
    expect(await look('both.example')).toEqual([[four, six]]);
    expect(await look('both.example', { all: true, family: 6 })).toEqual([[six]]);
    expect(await look('both.example', {})).toEqual([four.address, 4]);
    expect(await look('four.example')).toEqual([[four]]);
  });

  it.each(['inside.example', 'half.example', 'localhost', 'a.localhost'])(
    'refuses %s, which leads into this network',
    async (name) => {
      await expect(look(name)).rejects.toThrow(PrivateAddressError);
    },
  );

  it.each([
    ['none.example', 'ENOTFOUND'],
    ['refused.example', 'EAI_AGAIN'],
  ])('says of %s what the system would: %s', async (name, code) => {
    await expect(look(name)).rejects.toMatchObject({ code });
  });
});

/** That the server has failed. */
function failureOf(question: Buffer): Buffer {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(0x8182, 2);
  return answer;
}
