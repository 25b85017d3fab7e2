import { TestEnvironment } from 'jest-environment-jsdom';
import { startCoverage, stopCoverage, writeCoverage } from '../../../scripts/record-coverage.mjs';

/** Globals of Node that MSW needs and jsdom hides or lacks. */
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

/** Resolves packages as Node does, because MSW's Node entry excludes the "browser" condition. */
export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    startCoverage();
    await super.setup();
    Object.assign(this.global, NODE_GLOBALS);
    // jsdom has no layout to scroll.
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.scrollTo = () => {};
    // antd's tables read the style of a pseudo-element, for which jsdom logs an error.
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
