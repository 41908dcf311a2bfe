import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UserError } from '#server/cli/user-error.ts';
import type { TlsFiles } from '#server/settings.ts';

/** The certificate and key for `node:https`, in PEM format. */
export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** @throws UserError when a file cannot be read or parsed, or when the key does not match the certificate. */
export async function readTls({ certFile, keyFile }: TlsFiles): Promise<Tls> {
  const cert = await readPem('TLS_CERT', certFile);
  const key = await readPem('TLS_KEY', keyFile);
  const certificate = parsed(
    () => new X509Certificate(cert),
    `TLS_CERT ${certFile} is not a certificate in PEM format.`,
  );
  const privateKey = parsed(() => createPrivateKey(key), `TLS_KEY ${keyFile} is not a private key in PEM format.`);
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new UserError(`TLS_KEY ${keyFile} is not the key of the certificate TLS_CERT ${certFile}.`);
  }
  return { cert, key };
}

async function readPem(name: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `${name} ${file} cannot be read (${code ?? String(error)}). Check the path and its permissions.`,
    );
  }
}

function parsed<T>(parse: () => T, message: string): T {
  try {
    return parse();
  } catch {
    throw new UserError(message);
  }
}
