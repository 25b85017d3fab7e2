export { Stryker as default } from '@stryker-mutator/core';
