import type { Page } from '@playwright/test';

declare global {
  interface Window {
    sentForms?: Record<string, [name: string, value: string][]>;
  }
}

/**
 * Notes the forms that pages send from now on. A repeatable request streams its body, which the browser's debugger does
 * not show. Files are noted by their names.
 */
export async function noteForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.sentForms = {};
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method !== 'GET') {
        const form = await input.clone().formData();
        const parts = [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]);
        Object.assign(window.sentForms ?? {}, { [new URL(input.url).pathname]: parts });
      }
      return send(input, init);
    };
  });
}

/** The last form sent to a path, part by part. */
export async function sentForm(page: Page, path: string): Promise<Readonly<Record<string, string>>> {
  const parts = await page.evaluate((sent) => window.sentForms?.[sent] ?? [], path);
  return Object.fromEntries(parts);
}
