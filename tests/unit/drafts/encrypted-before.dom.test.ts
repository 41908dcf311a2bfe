import { afterEach, expect, test, vi } from 'vitest';
import { decryptBytes } from '#drafts/store/cipher.ts';
import { deriveKey } from '#drafts/store/derive-key.ts';
import { decryptText, encryptText } from '#storage/encrypt.ts';

/** What an earlier version has sealed lies on people's devices: it has to open with this one too. */

afterEach(() => vi.unstubAllGlobals());

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const user = 'inmlKYpWtcXLup/o2SUSsSAPllTFUeYZDOx5B+fAi86xCzYA2kExvvhciw==';

test('the stored user opens, with the browser’s cipher and without it', async () => {
  expect(await decryptText(user)).toBe('Asha, एशा');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await decryptText(user)).toBe('Asha, एशा');
  expect(await decryptText(await encryptText('Asha'))).toBe('Asha');
  await expect(decryptText(user.replace('inml', 'jnml'))).rejects.toThrow();
});

test('a draft is known by the same key, and opens by it', async () => {
  const person = { salt: Uint8Array.from({ length: 16 }, (_, at) => at), rounds: 1000 };
  const { id, key } = await deriveKey('Password@31', person);
  expect(id).toBe('0018cc8592888351c26be11ed86c9884');
  const sealed = { iv: bytesOf('W6AstpcAC8swFkQW'), data: bytesOf('zUYF7UO9IUICqFs1nLLJUp2vdcMu4f7e1uLUxw==') };
  expect(new TextDecoder().decode(await decryptBytes(key, sealed, 'd1'))).toBe('Lynx of Pune');
  await expect(decryptBytes(key, sealed, 'd2')).rejects.toThrow();
});
