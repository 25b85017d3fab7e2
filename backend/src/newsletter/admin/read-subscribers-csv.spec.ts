import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  type CsvChoice,
  type ImportedAddress,
  readSubscribersCsv,
  type UnreadableLine,
} from './read-subscribers-csv.js';

async function read(text: string, choice: CsvChoice = {}) {
  const file = Object.assign(Readable.from([Buffer.from(text)]), { headers: {} });
  const csv = await readSubscribersCsv(file as unknown as IncomingMessage, choice);
  return {
    ...csv,
    lines: (await Readable.from(csv.lines).toArray()) as (ImportedAddress | UnreadableLine)[],
  };
}

async function peopleOf(text: string, choice?: CsvChoice) {
  const { lines } = await read(text, choice);
  return lines.map((line) => ('message' in line ? line.message : line.email));
}

describe('a file of subscribers', () => {
  it.each([
    ['semicolons, with commas in cells', 'Name;Rating;Email\nAda;4,5;ada@example.org\n'],
    ['tabs, with commas and semicolons', 'Name\tEmail\nLove, Ada; Dr\tada@example.org\n'],
    ['bars', 'Name|Email\nAda|ada@example.org\n'],
    ['a line for its separator', 'sep=;\r\nName;Email\r\nAda;ada@example.org\r\n'],
    ['a quoted line for its separator', '\uFEFF"sep=,"\nName,Email\nAda,ada@example.org\n'],
    ['titles above the names', 'Readers, May 2024\n\nName,Email,Note\nAda,ada@example.org,\n'],
    ['each line in one cell', '"Email,Name"\n"ada@example.org,""Love, Ada"""\n'],
    ['each line in one of several cells', '"Email,Name";;\n"ada@example.org,Ada";;\n'],
    ['stray quotation marks', 'Name,Email\n"Ada" Love,ada@example.org\n'],
    ['a stray quotation mark inside', 'Name,Email\n5" Ada,ada@example.org\n'],
    ['a note of several lines', 'Name,Email,Note\nAda,ada@example.org,"one\ntwo, three"\n'],
    ['spaces around the quotes', 'Name, Email\n "Love, Ada" , "ada@example.org" \n'],
    ['another name over the only addresses', 'Name,Who is it\nAda,ada@example.org\n'],
    ['two columns for addresses, one empty', 'Email,Primary Email\n,ada@example.org\n'],
    ['a column of mail without addresses', 'Mail,Subscriber\nyes,ada@example.org\n'],
    ['no names', 'Ada;ada@example.org\n'],
  ])('is read with %s', async (_what, text) => {
    expect(await peopleOf(text)).toEqual(['ada@example.org']);
  });

  it.each([
    ...['email_address', 'Primary Email', 'E-Mail-Adresse', 'Adresse e-mail', 'Subscriber'],
    ...[
      'Courriel',
      'Correo electrónico',
      'Endereço de e-mail',
      'Indirizzo e-mail',
      'メールアドレス',
    ],
  ])('has its addresses under “%s”, among other columns', async (name) => {
    expect(await peopleOf(`Owner,${name}\nx@example.com,ada@example.org\n`)).toEqual([
      'ada@example.org',
    ]);
  });

  it('lists its columns if two or none may contain the addresses', async () => {
    for (const text of ['Mine,Yours\na@example.org,b@example.org', 'Name,Phone\nAda,1']) {
      const { columns, email_column, lines } = await read(text);
      expect([email_column, columns.length, lines]).toEqual([null, 2, []]);
    }
    const text = 'Mine,Yours\na@example.org,b@example.org';
    expect(await peopleOf(text, { email_column: 2 })).toEqual(['b@example.org']);
    await expect(peopleOf(text, { email_column: 3 })).rejects.toThrow(
      'email_column: must be at most 2, the columns of the file',
    );
  });

  it.each([
    [
      'never closes a quotation mark',
      'Email,Name\n\nada@example.org,"Ada\neve@example.org,Eve\n',
      'Line 3 opens a quotation mark that is never closed.',
    ],
    [
      'has one that takes in other lines',
      'Email,Name\nada@example.org,"Ada\neve@example.org,"Eve"\nbob@example.org,Bob\n',
      'Line 2 has a quotation mark that takes in the lines below it. Close it, or remove it.',
    ],
    [
      'never closes one in its first line',
      '"Email,Name\nada@example.org,Ada\n',
      'Line 1 opens a quotation mark that is never closed.',
    ],
  ])('is rejected when it %s', async (_what, text, message) => {
    await expect(peopleOf(text)).rejects.toThrow(`file: ${message}`);
  });

  it.each([
    ['Kit', 'email,status', ['active', 'cancelled', 'bounced', 'complained', 'inactive']],
    ['Kit', 'email,state', ['active', 'cancelled']],
    ['beehiiv', 'email,status', ['Active', 'inactive', 'pending', 'invalid', 'Needs approval']],
    ['beehiiv', 'email,unsubscribed_at', ['', '2024-03-13 11:33:53 UTC']],
    ['Mailchimp', 'Email Address,Status', ['Subscribed', 'Unsubscribed', 'Cleaned', 'Archived']],
    ['Mailchimp', 'Email Address,UNSUB_TIME', ['', '2024-06-07 08:09:10']],
    ['Mailchimp', 'Email Address,CLEAN_TIME', ['', '2024-06-07 08:09:10']],
    [
      'MailerLite',
      'Subscriber,Status',
      ['Active', 'Unsubscribed', 'Bounced', 'Junk', 'Unconfirmed'],
    ],
    ['MailerLite', 'Subscriber,Unsubscribed', ['', '2024-03-13 11:33:53', '7 Mar 2024']],
    ['Substack', 'email,email_disabled', ['false', 'true', 'TRUE']],
    ['Ghost', 'email,subscribed_to_emails', ['true', 'false']],
    ['Ghost', 'email,deleted_at', ['', '2024-03-13T11:33:53.000Z']],
    ['Brevo', 'EMAIL,EMAIL_MARKETING', ['Subscribed', 'Blocklisted', 'unsubscribed']],
    ['Brevo', 'EMAIL,EMAIL_BLACKLISTED', ['0', '1']],
    ['others', 'E-Mail,Abo', ['aktiv', 'abgemeldet']],
    ['others', 'Email,Newsletter', ['yes', 'no', 'No']],
    ['others', 'Email,Opt-in', ['1', '0']],
    ['others', 'Email,unsubscribed', ['0000-00-00 00:00:00', '1', 'yes']],
  ])('recognizes people who unsubscribed at %s by “%s”', async (_where, header, words) => {
    const { lines } = await read(
      [header, ...words.map((word, n) => `reader${n}@example.org,${word}`)].join('\n'),
    );
    const reasons = lines.map((line) => ('reason' in line ? line.reason : line.message));
    expect(reasons).toEqual([
      null,
      ...words.slice(1).map(() => expect.stringMatching(/^(unsub|bounc|compl|unconf)/) as string),
    ]);
  });

  it('does not treat a postal state or a plan as a status', async () => {
    const { lines } = await read(
      'Email,State,Plan\nada@example.org,NY,free\neve@example.org,CA,paid',
    );
    expect(lines).toMatchObject([{ reason: null }, { reason: null }]);
  });

  it.each([
    ['OPTIN_TIME', '2024-01-02 03:04:05'],
    ['created_at', '2024-01-02 03:04:05 UTC'],
    ['Subscribed', '2024-01-02T05:04:05+0200'],
  ])('has the subscription date under “%s”', async (name, date) => {
    const { date_column, lines } = await read(`Email,Name,${name}\nada@example.org,Ada,${date}\n`);
    expect(date_column).toBe(3);
    expect(lines).toMatchObject([{ since: new Date('2024-01-02T03:04:05Z') }]);
  });

  it('offers a date column with another name', async () => {
    const text = 'Email,Birthday,Seen\nada@example.org,2001-02-03,31.12.2023 10:00\n';
    const { columns, date_column, lines } = await read(text);
    expect([date_column, lines]).toMatchObject([null, [{ since: null }]]);
    expect(columns.map(({ has_dates }) => has_dates)).toEqual([false, true, true]);
    expect((await read(text, { date_column: 2 })).lines).toMatchObject([
      { since: new Date('2001-02-03T00:00:00Z') },
    ]);
    expect(await peopleOf(text, { date_column: 3 })).toEqual(['Seen must be a past ISO 8601 date']);
  });

  it('can be read without its dates', async () => {
    const text = 'Email,Subscribed Date\nada@example.org,yesterday\n';
    expect(await peopleOf(text)).toEqual(['Subscribed Date must be a past ISO 8601 date']);
    expect(await peopleOf(text, { date_column: 0 })).toEqual(['ada@example.org']);
  });
});
