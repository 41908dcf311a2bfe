import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate for `localhost` and its key, both in PEM format. Valid for a day. */
export function selfSigned(): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const now = Date.now();
  const name = sequence(tagged(0x31, sequence(identifier('550403'), tagged(0x0c, Buffer.from('localhost')))));
  // Subject alternative name: a DNS name, and the loopback address.
  const names = sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])));
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(now - 3_600_000), time(now + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(identifier('551d11'), tagged(0x04, names)))),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const der = sequence(body, ecdsaWithSha256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** One value in ASN.1 DER: its tag, its length and its bytes. */
function tagged(kind: number, bytes: Buffer): Buffer {
  const { length } = bytes;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...size]), bytes]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function identifier(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\.\d+|[-:T]/g, '');
  return tagged(0x18, Buffer.from(digits));
}

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
