import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';

/** Hands a request on and its answer back, both as they come. */
export function passOn(request, response, origin) {
  const url = new URL(request.url, origin);
  const send = url.protocol === 'https:' ? requestTls : requestPlain;
  const headers = { ...request.headers, host: url.host };
  const onward = send(url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}
