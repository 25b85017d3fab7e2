import addresses from '../../openapi/web-addresses.json' with { type: 'json' };
import { isWebAddress } from './web-address';

describe('isWebAddress', () => {
  it.each(addresses.taken)('takes %s, as the server does', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each(addresses.refused)('refuses %j, as the server does', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});
