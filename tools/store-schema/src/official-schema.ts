import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/**
 * Contains each version's schema as introspection JSON; not a dependency, because it is 366 MB
 * unpacked.
 */
const carrier = '@shopify/dev-mcp@1.16.0';

const cache = join(import.meta.dirname, '..', '.cache');

function fetchSchema(version: string, target: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'tintory-store-schema-'));
  try {
    console.log(`Fetching the store's official schema out of ${carrier} …`);
    const packed = execFileSync('npm', ['pack', carrier, '--silent'], { cwd: folder });
    const member = `package/dist/data/admin_${version}.json.gz`;
    execFileSync('tar', ['-xzf', packed.toString().trim(), member], { cwd: folder });
    mkdirSync(cache, { recursive: true });
    writeFileSync(target, gunzipSync(readFileSync(join(folder, member))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The store's published Admin schema of a version such as `2026-10`, fetched once.
 *
 * @throws Error when the registry cannot be reached or holds no such version
 */
export function officialSchema(version: string): GraphQLSchema {
  const file = join(cache, `admin-${version}.json`);
  if (!existsSync(file)) fetchSchema(version, file);
  const answer = JSON.parse(readFileSync(file, 'utf8')) as
    IntrospectionQuery | { data: IntrospectionQuery };
  // Not validated: errors in the official schema are not reported.
  return buildClientSchema('data' in answer ? answer.data : answer, { assumeValid: true });
}
