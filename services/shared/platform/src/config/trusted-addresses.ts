import { BlockList, isIP } from 'node:net';

export interface TrustedAddresses {
  has(address: string): boolean;
}

/** Reads "127.0.0.1, 10.0.0.0/8 ::1", like the gateway. @throws Error naming what is neither address nor network. */
export function readTrustedAddresses(text: string): TrustedAddresses {
  const list = new BlockList();
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...rest] = word.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (isIP(address) === 0 || rest.length > 0 || !(prefix <= most)) {
      throw new Error(`TRUSTED_ADDRESSES: ${word} is no address and no network.`);
    }
    list.addSubnet(address, prefix, family);
  }
  return { has: (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}
