import { expect, type Page } from '@playwright/test';

/** Adds teams through the app's calls, as the user who is signed in on this page. */
export async function addTeams(page: Page, names: readonly string[]): Promise<void> {
  const statuses = await page.evaluate(async (wanted) => {
    const token = sessionStorage.getItem('accessToken') ?? '';
    const statuses: number[] = [];
    for (const name of wanted) {
      const body = new FormData();
      for (const [key, value] of Object.entries({ name, full_name: name, game_id: '18', status: '1' }))
        body.append(key, value);
      const response = await fetch('/api/v1/teams', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      });
      statuses.push(response.status);
    }
    return statuses;
  }, names);
  expect(statuses).toEqual(names.map(() => 200));
}
