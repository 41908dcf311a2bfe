import type { Page } from '@playwright/test';

declare global {
  interface Window {
    sentForms?: Record<string, [name: string, value: string][]>;
  }
}

/**
 * Records the forms that the page sends after its next navigation. A repeatable request streams its body, which the
 * browser's debugger does not show. Files are listed by their names.
 */
export async function recordForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = async (url: string, sent: Request | Response) => {
      const form = await sent.formData();
      const parts = [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]);
      Object.assign(window.sentForms ?? {}, { [new URL(url).pathname]: parts });
    };
    const send = window.fetch;
    window.sentForms = {};
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method !== 'GET') await note(input.url, input.clone());
      return send(input, init);
    };
    // A form with files is an upload, which reports its progress.
    window.XMLHttpRequest = class extends XMLHttpRequest {
      #url = '';
      #type = '';

      override open(method: string, url: string | URL): void {
        this.#url = String(url);
        super.open(method, url);
      }

      override setRequestHeader(name: string, value: string): void {
        if (name.toLowerCase() === 'content-type') this.#type = value;
        super.setRequestHeader(name, value);
      }

      override send(body?: XMLHttpRequestBodyInit): void {
        void note(this.#url, new Response(body, { headers: { 'Content-Type': this.#type } }));
        super.send(body);
      }
    };
  });
}

/** The last form that was sent to a path, part by part. */
export async function sentForm(page: Page, path: string): Promise<Readonly<Record<string, string>>> {
  const parts = await page.evaluate((sent) => window.sentForms?.[sent] ?? [], path);
  return Object.fromEntries(parts);
}
