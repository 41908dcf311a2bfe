import { expect, type Page } from '@playwright/test';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';

/** The smallest valid picture. */
export const tinyPicture = {
  name: 'mark.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A text field by its exact label, without marks such as the asterisk. */
export const entry = (page: Page, label: string, at = 0) =>
  page.getByRole('textbox', { name: label, exact: true }).nth(at);

/** What the breadcrumbs call the form of a record, before and after the record has loaded. */
export const breadcrumb = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(title, { exact: true });

export const dropdown = (page: Page, label: string, at = 0) =>
  page.getByRole('combobox', { name: label, exact: true }).nth(at);

/** Searches a dropdown and selects an option. */
export async function choose(page: Page, label: string, typed: string, option: string, at = 0): Promise<void> {
  await dropdown(page, label, at).click();
  if (typed !== '') await typeLikeAPerson(dropdown(page, label, at), typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(dropdown(page, label, at)).toHaveValue(option);
}

export async function givePicture(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(tinyPicture);
  await expect(page.getByText(tinyPicture.name)).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}

type Body = Readonly<Record<string, string>>;

/**
 * The multipart bodies that the page sends after its next navigation, part by part; a file is listed by its name. They
 * are read inside the page, because the browser's protocol omits form data.
 */
export async function sentBodies(page: Page): Promise<readonly Body[]> {
  const bodies: Body[] = [];
  await page.exposeFunction('tellBody', (body: Body) => bodies.push(body));
  await page.addInitScript(() => {
    const note = async (form: Promise<FormData>) => {
      const parts = [...(await form)];
      const body = Object.fromEntries(parts.map(([name, part]) => [name, part instanceof File ? part.name : part]));
      await (window as unknown as { tellBody: (sent: object) => Promise<void> }).tellBody(body);
    };
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.headers.get('content-type')?.startsWith('multipart/') === true) {
        await note(request.clone().formData());
      }
      return send(request);
    };
    // Uploads use XMLHttpRequest, which reports progress.
    const upload = XMLHttpRequest.prototype;
    const { setRequestHeader, send: sendUpload } = upload;
    const types = new WeakMap<XMLHttpRequest, string>();
    upload.setRequestHeader = function (name, value) {
      if (name.toLowerCase() === 'content-type') types.set(this, value);
      setRequestHeader.call(this, name, value);
    };
    upload.send = function (body) {
      const headers = { 'content-type': types.get(this) ?? '' };
      void note(new Response(body as ArrayBuffer, { headers }).formData()).then(() => sendUpload.call(this, body));
    };
  });
  return bodies;
}
