import { request, type IncomingHttpHeaders } from 'node:http';

export interface AddressedReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a call from another address: every 127.x.y.z is an address of this machine. */
export async function sendFrom(
  address: string,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<AddressedReply> {
  const { hostname, port, pathname } = new URL(url);
  const text = JSON.stringify(body);
  return await new Promise((resolve, reject) => {
    const call = request(
      {
        // The numeric address, because a name could resolve to IPv6, which has no such addresses.
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path: pathname,
        method: 'POST',
        localAddress: address,
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
      },
      (answer) => {
        let read = '';
        answer.setEncoding('utf8').on('data', (part: string) => (read += part));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }));
      },
    );
    call.setTimeout(15_000, () => call.destroy(new Error('No answer within 15 s.')));
    call.on('error', reject);
    call.end(text);
  });
}
