// Two people at two browsers, against the real server: a table by its link, turns, a reload in the middle, and the end.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { act } from './player';
import { expectAccessible, useHaste } from './support';

test.beforeEach(async ({ request }) => {
  const me = await request.get('api/me');
  expect(me.headers()['content-type'], 'the program serves tables').toContain('json');
});

async function visitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' });
  const page = await context.newPage();
  await useHaste(page);
  return page;
}

// One opens a table for two by link, the other comes by the link.
async function twoAtATable(browser: Browser, baseURL: string | undefined) {
  const anna = await visitor(browser, baseURL);
  await anna.goto('./#/online');
  await anna.getByRole('radio', { name: 'By link only' }).check();
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('textbox', { name: 'Your name at the table' }).fill(`Anna ${Date.now() % 1_000_000}`);
  await anna.keyboard.press('Enter');
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByText('The game begins by itself')).toBeVisible();
  await expectAccessible(anna);
  const link = await anna.getByLabel('Link to this table').inputValue();

  const konrad = await visitor(browser, baseURL);
  await konrad.goto(link);
  await expect(konrad.getByLabel('Your name at the table')).toBeFocused();
  await expectAccessible(konrad);
  await konrad.keyboard.press('Enter'); // the name that is there already
  await expect(konrad.locator('main.table')).toBeVisible();
  await expect(anna.locator('main.table')).toBeVisible();
  return [anna, konrad] as const;
}

const isOver = (page: Page) => page.getByRole('button', { name: 'Play again' }).isVisible();

// Whoever may do something does it, so often.
async function playOn(pages: readonly Page[], acts: number): Promise<void> {
  let done = 0;
  let idle = 0;
  while (done < acts && idle < 200) {
    let acted = false;
    for (const page of pages) {
      if (await act(page, 'mouse')) {
        acted = true;
        done += 1;
      }
    }
    idle = acted ? 0 : idle + 1;
    if (!acted) await pages[0]?.waitForTimeout(50);
    if (pages[0] !== undefined && (await isOver(pages[0]))) return;
  }
  expect(idle, 'somebody can always go on').toBeLessThan(200);
}

test('two people meet by a link, play, reload in the middle, talk and resign', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [anna, konrad] = await twoAtATable(browser, baseURL);
  await playOn([anna, konrad], 24);
  await expectAccessible(anna);

  const lines = anna.getByRole('log', { name: 'Journal' }).locator('.line');
  const before = await lines.count();
  await anna.reload();
  await expect(anna.locator('main.table')).toBeVisible();
  await expect(lines).toHaveCount(before);
  await playOn([anna, konrad], 12);

  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByLabel('Say something').fill('<b>Bis gleich</b>');
  await anna.keyboard.press('Enter');
  await konrad.getByRole('tab', { name: /Chat/ }).click();
  await expect(konrad.getByRole('log', { name: 'Chat' })).toContainText('<b>Bis gleich</b>');

  await konrad.getByRole('button', { name: 'Menu' }).last().click();
  await konrad.getByRole('button', { name: 'Resign' }).click();
  await konrad.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await expect(anna.getByText('resigned')).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('@long a whole game to its result', async ({ browser, baseURL }) => {
  const [anna, konrad] = await twoAtATable(browser, baseURL);
  await playOn([anna, konrad], 5000);
  await expect(anna.getByRole('link', { name: 'See the result' })).toBeVisible();
  await anna.getByRole('link', { name: 'See the result' }).click();
  await expect(anna.getByText('wins')).toBeVisible();
});
