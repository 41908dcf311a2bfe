/** Parts of names that say what must never be recorded. A longer name that contains one counts too. */
const anywhere =
  /passw|passcode|passphrase|token|otp|code|secret|credential|picture|image|photo|avatar|thumbnail|base64|authorization|cookie|jwt/i;

/** Short ones, which other words contain. */
const asWord = new Set(['pass', 'pwd', 'pin', 'pic', 'pics', 'img', 'bearer']);

/** Whether a name says that its value is a password, a token, a code, a secret or a picture. */
export function isSecretName(name: string): boolean {
  return anywhere.test(name) || wordsOf(name).some((word) => asWord.has(word));
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** A name with a value in a text: `"password":"x"`, `token=x`. */
const assigned = /([\w.-]+)["'\]]*\s*[:=]\s*["'[{]*[^\s"'[{]/g;

/** Whether a text contains a secret with its name, a token or a picture. */
export function isSecretText(text: string): boolean {
  return [text, decoded(text)].some((one) => hasSecretForm(one) || hasSecretAssigned(one));
}

function hasSecretForm(text: string): boolean {
  return (
    /data:[\w.+-]*\/?[\w.+-]*[;,]/i.test(text) ||
    /\bblob:/i.test(text) ||
    /\beyJ[\w-]{4,}\.[\w-]+/.test(text) ||
    /\bbearer\s+\S/i.test(text) ||
    // Base64 of a file, without the beginning of a data URL.
    /[A-Za-z\d+/]{200,}/.test(text.replace(/\s+/g, ''))
  );
}

function hasSecretAssigned(text: string): boolean {
  return [...text.matchAll(assigned)].some(([, name = '']) => isSecretName(name));
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
