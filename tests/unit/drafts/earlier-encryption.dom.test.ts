import { afterEach, expect, test, vi } from 'vitest';
import { decryptBytes, deriveKey } from '#drafts/store/cipher.ts';
import { decryptText, encryptText } from '#storage/encrypt.ts';

/** Data that an earlier version encrypted is on users' devices. This version must decrypt it. */

afterEach(() => vi.unstubAllGlobals());

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const user = 'inmlKYpWtcXLup/o2SUSsSAPllTFUeYZDOx5B+fAi86xCzYA2kExvvhciw==';

test("the stored user is decrypted, with and without the browser's cipher", async () => {
  expect(await decryptText(user)).toBe('Asha, एशा');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await decryptText(user)).toBe('Asha, एशा');
  expect(await decryptText(await encryptText('Asha'))).toBe('Asha');
  await expect(decryptText(user.replace('inml', 'jnml'))).rejects.toThrow();
});

test('a draft has the same key id and is decrypted', async () => {
  const parameters = { salt: Uint8Array.from({ length: 16 }, (_, at) => at), rounds: 1000 };
  const { id, key } = await deriveKey('Password@31', parameters);
  expect(id).toBe('0018cc8592888351c26be11ed86c9884');
  const encrypted = { iv: bytesOf('W6AstpcAC8swFkQW'), data: bytesOf('zUYF7UO9IUICqFs1nLLJUp2vdcMu4f7e1uLUxw==') };
  expect(new TextDecoder().decode(await decryptBytes(key, encrypted, 'd1'))).toBe('Lynx of Pune');
  await expect(decryptBytes(key, encrypted, 'd2')).rejects.toThrow();
});
