// What a screen reader would say by itself: every change of a live region, in order.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    // What is hidden from screen readers is not said.
    const spoken = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (!(node instanceof HTMLElement) || node.getAttribute('aria-hidden') === 'true') return '';
      return [...node.childNodes].map(spoken).join(' ');
    };
    const say = (node: Node) => {
      const text = spoken(node).replace(/\s+/g, ' ').trim();
      if (text !== '' && text !== window.heard.at(-1)) window.heard.push(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        // Of a log only what is new is said, of others all.
        if (region?.getAttribute('role') === 'log') addedNodes.forEach(say);
        else if (region) regions.add(region);
      }
      regions.forEach(say);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export const heard = (page: Page) => page.evaluate(() => window.heard);
