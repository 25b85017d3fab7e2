import { TestEnvironment } from 'jest-environment-jsdom';
import { startCoverage, stopCoverage, writeCoverage } from '../../../scripts/record-coverage.mjs';

/** What Node has and jsdom hides or lacks, and MSW needs to answer requests. */
const NODE_GLOBALS = {
  fetch,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  AbortController,
  AbortSignal,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  BroadcastChannel,
  structuredClone,
};

/** jsdom that resolves packages as Node does, because MSW's Node entry is closed to "browser". */
export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    startCoverage();
    await super.setup();
    Object.assign(this.global, NODE_GLOBALS);
    // jsdom has no layout to scroll in.
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.scrollTo = () => {};
    // Tables of Ant Design ask for the style of a pseudo-element, for which jsdom logs an error.
    const getComputedStyle = this.global.getComputedStyle.bind(this.global);
    this.global.getComputedStyle = (element) => getComputedStyle(element);
  }

  async teardown() {
    writeCoverage('frontend/.build/coverage/component');
    stopCoverage();
    await super.teardown();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
