import type { PlatformsConfig } from '../../config/app-config.js';
import { ask, type Answer } from '../../sync/platforms/http/answer.js';
import { RedirectError, Redirects } from '../../sync/platforms/http/redirects.js';
import { COMMON_HEADERS } from '../../sync/platforms/http/http-client.js';
import {
  credentialName,
  credentialOf,
  thinkificHeaders,
} from '../../sync/platforms/thinkific/credential.js';
import { moodleCall } from '../../sync/platforms/moodle/moodle.client.js';
import { readFeed } from '../../sync/platforms/feed/read-feed.js';
import { COURSES } from '../../sync/platforms/udemy/udemy.client.js';
import { udemyHeaders } from '../../sync/platforms/udemy/udemy.platform.js';
import { describeNetworkError, fails, TEST_TIMEOUT_MS, works } from './connection-test.js';
import type { ConnectionTestDto } from './dto/connection-test.dto.js';

const MOST_READ = 1_000_000;
const MOST_OF_FEED = 16 * 1024 * 1024;

interface Question {
  label: string;
  url: string;
  headers: Record<string, string>;
  secret: string;
  refused: string;
  accepted: string;
}

export function testThinkific({ thinkific }: PlatformsConfig): Promise<ConnectionTestDto> {
  const { apiUrl, subdomain } = thinkific;
  const secret = credentialOf(thinkific);
  const name = credentialName(thinkific);
  if (!subdomain) return Promise.resolve(fails('Enter the subdomain first.'));
  if (!secret) return Promise.resolve(fails(`Enter the ${name} first.`));
  return testPlatform({
    label: 'Thinkific',
    url: `${apiUrl}/courses?limit=1`,
    headers: thinkificHeaders(thinkific),
    secret,
    refused:
      thinkific.credential === 'api-key'
        ? 'the subdomain or the API key, or your plan has no API access'
        : 'the access token: it may be expired or removed, or your plan has no API access',
    accepted: name,
  });
}

export function testUdemy({ udemy }: PlatformsConfig): Promise<ConnectionTestDto> {
  const { apiUrl, apiToken } = udemy;
  if (!apiToken) return Promise.resolve(fails('Enter the API token first.'));
  return testPlatform({
    label: 'Udemy',
    url: `${apiUrl}${COURSES}?page_size=1`,
    headers: udemyHeaders(udemy),
    secret: apiToken,
    refused: 'the API token',
    accepted: 'API token',
  });
}

export function testMoodle({
  moodle: { url, token },
}: PlatformsConfig): Promise<ConnectionTestDto> {
  if (!url) return Promise.resolve(fails('Enter the address of the site first.'));
  if (!token) return Promise.resolve(fails('Enter the token first.'));
  return testPlatform({
    label: 'Moodle',
    url: `${url}${moodleCall(token)}&field=id&value=1`,
    headers: {},
    secret: token,
    refused: 'the token',
    accepted: 'token',
  });
}

export async function testFeed({
  feed: { source, url },
}: PlatformsConfig): Promise<ConnectionTestDto> {
  if (source === 'upload') return works('The feed is what you upload below.');
  if (source === 'off' || !url) return fails('Enter the address of the feed first.');
  const label = 'The feed';
  try {
    const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
    const format = { name: 'a feed of courses', read: readFeed };
    const asked = { headers: COMMON_HEADERS, signal, maxBytes: MOST_OF_FEED, format };
    const redirects = new Redirects(url);
    let answer = await ask(url, asked);
    while (redirects.follow(answer)) {
      answer = await ask(redirects.url, { ...asked, isPublicOnly: redirects.isPublicOnly });
    }
    const { status, text, content, reason } = answer;
    if (status !== 200) return fails(`${label} answers with an error (${status}).`, text);
    if (!Array.isArray(content)) return fails(reason ?? 'This is no feed of courses.', text);
    return works(`${label} answers with ${content.length} courses.`);
  } catch (error) {
    if (error instanceof RedirectError) return fails(`${label} answers with ${error.message}.`);
    return failsToAnswer(label, error);
  }
}

async function testPlatform(question: Question): Promise<ConnectionTestDto> {
  const { label, url, headers } = question;
  try {
    const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
    const asked = { headers: { ...COMMON_HEADERS, ...headers }, signal, maxBytes: MOST_READ };
    return describeAnswer(question, await ask(url, asked));
  } catch (error) {
    return failsToAnswer(label, error);
  }
}

function failsToAnswer(label: string, error: unknown): ConnectionTestDto {
  if (error instanceof Error && error.name === 'TimeoutError')
    return fails(`${label} did not answer within ${TEST_TIMEOUT_MS / 1000} seconds.`);
  return fails(`${label} cannot be reached: ${describeNetworkError(error)}.`);
}

function describeAnswer(
  { label, secret, refused, accepted }: Question,
  { status, text, content }: Answer,
): ConnectionTestDto {
  // Some servers repeat what they were sent.
  const answer = text.replaceAll(secret, '…');
  // Moodle answers errors with the status 200.
  if (status === 200 && content instanceof Object && 'errorcode' in content)
    return fails(`${label} refuses ${refused} (${String(content.errorcode)}).`, answer);
  if (status === 200 && content !== undefined)
    return works(`${label} answers and accepts the ${accepted}.`);
  if (status === 401 || status === 403)
    return fails(`${label} refuses ${refused} (${status}).`, answer);
  if (status === 429)
    return fails(`${label} was asked too often. Try again in a minute (429).`, answer);
  if (status === 200) return fails(`${label} did not answer with a list of courses.`, answer);
  return fails(`${label} answers with an error (${status}).`, answer);
}
