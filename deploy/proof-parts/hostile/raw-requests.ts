import { connect } from 'node:net';

const line = (...lines: string[]): string => [...lines, '', ''].join('\r\n');
const HIDDEN = line('GET /internal/ready HTTP/1.1', 'Host: x');

/** Requests that smuggle another one in their body, or are malformed. */
const RAW: readonly string[] = [
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Content-Length: 4', 'Transfer-Encoding: chunked') +
    `0\r\n\r\n${HIDDEN}`,
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity') +
    `0\r\n\r\n${HIDDEN}`,
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked, identity') + '0\r\n\r\n',
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Transfer-Encoding: xchunked') + '0\r\n\r\n',
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Transfer-Encoding : chunked') + '0\r\n\r\n',
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Content-Length: -1'),
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Content-Length: 1, 1') + 'x',
  line('POST /api/admin/login HTTP/1.1', 'Host: x', 'Content-Length: 99999999999999999999'),
  line('POST /api/restaurant/order HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked') + 'fffffffffffffffff\r\nx',
  line('POST /api/restaurant/order HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked') + '-1\r\nx\r\n0\r\n\r\n',
  line('GET /api/products HTTP/1.1', 'Host: x', 'Host: y'),
  line('GET /api/products HTTP/1.1', 'Host: x y'),
  line('GET /api/products HTTP/1.1'),
  line('GET /api/products HTTP/9.9', 'Host: x'),
  line('GET http://evil.example/api/admin/users HTTP/1.1', 'Host: x'),
  line('CONNECT evil.example:443 HTTP/1.1', 'Host: x'),
  line('TRACE / HTTP/1.1', 'Host: x'),
  line('GET /internal/ready HTTP/1.1', 'Host: x'),
  line('GET /metrics HTTP/1.1', 'Host: x'),
  line('GET /ws HTTP/1.1', 'Host: x'),
  line(
    'GET /ws HTTP/1.1',
    'Host: x',
    'Upgrade: h2c',
    'Connection: Upgrade, HTTP2-Settings',
    'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  ),
  line('GET /api/admin/users HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade'),
  line('GET /\0 HTTP/1.1', 'Host: x'),
  line('GET /api/admin/users\tHTTP/1.1', 'Host: x'),
  line('GET /api/admin/users HTTP/1.1', 'Host: x', ' X-Session-Id: folded'),
  line('GET /api/admin/users HTTP/1.1', 'Host: x', `Cookie: ${'a'.repeat(20_000)}`),
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'nonsense\r\n\r\n',
];

/** @returns how many were sent, and which were not refused. */
export async function sendRawRequests(port: number): Promise<{ count: number; faults: string[] }> {
  const faults = await Promise.all(
    RAW.map(async (text) => {
      const answer = await exchange(port, text);
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      const isFault = statuses.some((status) => status < 400 || status >= 500);
      return isFault ? [`${text.slice(0, 80)}: ${statuses.join()}`] : [];
    }),
  );
  return { count: RAW.length, faults: faults.flat() };
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    const finish = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('close', finish);
    socket.on('error', finish);
    setTimeout(finish, 400);
  });
}
