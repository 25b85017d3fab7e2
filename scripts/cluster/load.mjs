import { setTimeout } from 'node:timers/promises';
import { Counts } from './counts.mjs';
import { send } from './send.mjs';
import { ADMIN } from './topology.mjs';

/** Clients, and the milliseconds that a writer waits after each response. These bound the load. */
const USUAL = { readers: 6, writers: 2, pause: 50 };
const PAUSE = { reads: 25, admin: 100 };
const COURSES = 20;

/** Sends the requests of visitors, subscribers and an admin through nginx until it is stopped. */
export class Load {
  reads = new Counts();
  writes = new Counts();
  admin = new Counts();
  acknowledged = [];
  /** The number of weeks in the last edit that was sent. `acknowledgedEdit` is the last one with a response. */
  edit = 0;
  acknowledgedEdit = 0;
  #isOver = false;
  #turn = 0;

  constructor(url, { readers, writers, pause } = USUAL) {
    this.url = url;
    this.clients = { readers, writers };
    this.pause = { ...PAUSE, writes: pause };
  }

  /** @throws Error if the site does not work before anything is broken */
  async start() {
    const { text } = await send(this.url, '/api/admin/login', json('POST', ADMIN));
    this.headers = { Authorization: `Bearer ${JSON.parse(text).access_token}` };
    this.paths = await this.addresses();
    this.course = Number(/^\/courses\/(\d+)/.exec(this.paths.at(-1))[1]);
    // A page that nobody has requested is in no cache.
    for (const path of this.paths) await this.read(path);
    const clients = [
      ...Array.from({ length: this.clients.readers }, () =>
        this.loop('reads', () => this.read(this.next())),
      ),
      ...Array.from({ length: this.clients.writers }, () =>
        this.loop('writes', () => this.subscribe()),
      ),
      this.loop('admin', () => this.administer()),
    ];
    this.running = Promise.all(clients);
  }

  async addresses() {
    const { text } = await send(this.url, '/sitemap.xml');
    const found = [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
    const courses = found.filter((path) => /^\/courses\/\d/.test(path)).slice(0, COURSES);
    const data = courses.map((path) => `/api${path.split('/', 3).join('/')}`);
    return ['/', '/courses', '/api/courses', '/api/catalogue', '/sitemap.xml', ...data, ...courses];
  }

  async stop() {
    this.#isOver = true;
    await this.running;
  }

  failures() {
    return [this.reads, this.writes, this.admin].reduce((sum, each) => sum + each.failed, 0);
  }

  async lookForWrites(server) {
    const { acknowledged, course, acknowledgedEdit } = this;
    const rows = await server.query(
      'SELECT email FROM newsletter_subscriptions WHERE email = ANY ($1)',
      [acknowledged],
    );
    const [edit] = await server.query(
      'SELECT duration FROM course_overrides WHERE thinkific_id = $1',
      [course],
    );
    const kept = Number.parseInt(edit?.duration ?? '0', 10);
    return { found: rows.length, isEditKept: acknowledgedEdit > 0 && kept >= acknowledgedEdit };
  }

  async loop(kind, act) {
    while (!this.#isOver) {
      await act();
      await setTimeout(this.pause[kind]);
    }
  }

  next() {
    this.#turn += 1;
    return this.paths[this.#turn % this.paths.length];
  }

  async read(path) {
    await this.ask(this.reads, path, {}, 200);
  }

  async subscribe() {
    this.#turn += 1;
    const email = `reader-${this.#turn}@example.org`;
    if (await this.ask(this.writes, '/api/newsletter', json('POST', { email }), 201)) {
      this.acknowledged.push(email);
    }
  }

  async administer() {
    const { headers } = this;
    await this.ask(this.admin, '/api/admin/newsletters', { headers }, 200);
    const edit = json('PUT', { duration: `${this.edit + 1} weeks` }, headers);
    const path = `/api/admin/courses/${this.course}/override`;
    this.edit += 1;
    if (await this.ask(this.admin, path, edit, 200)) this.acknowledgedEdit = this.edit;
  }

  async ask(counts, path, options, expected) {
    const asked = performance.now();
    const { how } = await send(this.url, path, options).catch(({ code, name }) => ({
      how: code ?? name,
    }));
    counts.add(how, how === expected, asked);
    return how === expected;
  }
}

function json(method, body, headers = {}) {
  return {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
