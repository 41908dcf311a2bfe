import { UserError } from '#server/cli/user-error.ts';
import { address, nonEmpty } from '../setting-values.ts';
import type { S3Bucket } from './s3-store.ts';

/**
 * The bucket of the environment; undefined without `S3_BUCKET`.
 *
 * @throws UserError naming the variable that is invalid or missing.
 */
export function s3Settings(env: Readonly<Record<string, string | undefined>>): S3Bucket | undefined {
  const bucket = nonEmpty(env['S3_BUCKET']);
  if (bucket === undefined) return undefined;
  if (!/^[\w.-]+$/.test(bucket))
    throw new UserError('S3_BUCKET is not a bucket name. Set it to a name without slashes.');
  const prefix = (env['S3_PREFIX'] ?? '').replaceAll(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(prefix))
    throw new UserError('S3_PREFIX has other characters than letters, digits, dots, hyphens and slashes. Change it.');
  const region = nonEmpty(env['S3_REGION']) ?? 'us-east-1';
  const endpoint = address('S3_ENDPOINT', env['S3_ENDPOINT'], ['http:', 'https:']);
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    endpoint: endpoint?.replace(/\/+$/, '') ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY'),
  };
}

function required(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = nonEmpty(env[name]);
  if (value === undefined) throw new UserError(`S3_BUCKET is set without ${name}. Set ${name} too.`);
  return value;
}
