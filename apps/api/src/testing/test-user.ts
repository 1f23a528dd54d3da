import { randomUUID } from 'node:crypto';
import type { JobInput, LoginResult } from '@tintory/contract';
import { createUploadNonce, signUpload, uploadTimestamp } from '@tintory/upload-signing';
import { grantCredits } from '../modules/credits/grants.service.ts';
import { signInByEmail } from '../modules/users/users.service.ts';
import type { TestApi } from './start-test-api.ts';

export type Answer = { status: number; headers: Headers; body: unknown };

export type TestUser = {
  id: string;
  login: LoginResult;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Uploads these bytes as the contract says; answers the object's id. */
  upload(bytes: Uint8Array<ArrayBuffer>, contentType?: string, fileName?: string): Promise<string>;
  createJob(toolId: string, inputs: JobInput[], headers?: Record<string, string>): Promise<Answer>;
};

/** A user with a session, and calls in their name over real HTTP. */
export async function signInTestUser(
  api: TestApi,
  email = `${randomUUID()}@example.com`,
): Promise<TestUser> {
  const { database, sessions, now } = api.services;
  const { id, login } = await database.db.transaction(async (tx) => {
    const user = await signInByEmail(tx, email, { ip: randomIp(), language: 'en' }, now());
    const device = { method: 'link', userAgent: 'Test' } as const;
    return { id: user.id, login: await sessions.start(tx, user, device) };
  });

  const call: TestUser['call'] = (method, path, body, headers) =>
    callApi(api.origin, method, path, body, {
      authorization: `Bearer ${login.access_token}`,
      ...headers,
    });

  return {
    id,
    login,
    call,
    upload: async (bytes, contentType = 'image/png', fileName = 'photo.png') => {
      const form = await uploadForm(login.upload_key, bytes.length, contentType, {}, fileName);
      const { body } = await call('POST', '/api/uploads', form);
      const { upload_signed_url, content_disposition, object_id } = body as Record<string, string>;
      const put = await fetch(String(upload_signed_url), {
        method: 'PUT',
        body: bytes,
        headers: {
          'content-type': contentType,
          'content-disposition': String(content_disposition),
        },
      });
      if (!put.ok) throw new Error(`The upload was refused: ${await put.text()}`);
      return String(object_id);
    },
    createJob: (toolId, inputs, headers) =>
      call(
        'POST',
        '/api/jobs',
        { tool_id: toolId, func_id: 'run', call_type: 'async', inputs },
        headers,
      ),
  };
}

/** Grants a user credits. */
export const giveCredits = (api: TestApi, userId: string, amount: number) =>
  api.services.database.db.transaction((tx) =>
    grantCredits(
      tx,
      {
        userId,
        source: 'adjustment',
        businessKey: `test:${randomUUID()}`,
        amount,
        expiresAt: null,
      },
      api.services.now(),
    ),
  );

/** Everybody has another address: free credits are limited per network. */
const randomIp = () => {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.1`;
};

/** The fields of an upload request, signed now; `changes` are made after signing. */
export async function uploadForm(
  key: string,
  fileSize: number,
  contentType = 'image/png',
  changes: Record<string, string> = {},
  fileName = 'photo.png',
): Promise<FormData> {
  const terms = {
    contentType,
    fileName,
    fileSize,
    nonce: changes['nonce'] ?? createUploadNonce(),
    timestamp: changes['timestamp'] ?? uploadTimestamp(),
  };
  const fields = {
    file_name: terms.fileName,
    file_size: String(fileSize),
    content_type: contentType,
    timestamp: terms.timestamp,
    nonce: terms.nonce,
    hmac: await signUpload(terms, key),
    tool_id: 'remove_background',
    func_id: 'run',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** One call over HTTP; a form goes as it is, anything else as JSON. */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(origin + path, {
    method,
    headers:
      body === undefined || isForm ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}
