// A player who presses what is offered, inside the page, as fast as the page goes along: whole games of every variant
// in seconds. It looks at nothing but the page.
import type { Page } from '@playwright/test';

export interface Pressed {
  readonly end: 'over' | 'stuck' | 'enough';
  readonly phases: readonly string[]; // in which something was pressed
  readonly last: string; // what was pressed last
}

export const pressOn = (page: Page, enough = 3000): Promise<Pressed> =>
  page.evaluate(async (limit) => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.getClientRects().length > 0 && element.getAttribute('aria-disabled') !== 'true',
      );
    const anyOf = (list: readonly HTMLElement[]) => list[Math.floor(Math.random() * list.length)];
    const first = (...selectors: readonly string[]) =>
      selectors.map((selector) => anyOf(all(selector))).find((element) => element !== undefined);
    const main = () => first('[data-spot="main"]');
    const phaseNow = () => document.querySelector('main')?.getAttribute('data-phase') ?? '';

    // Tiles that go back: as many as one has, fewer if so many bring nothing.
    let fewer = false;
    const returning = () => {
      if (all('[data-spot="panel"]').length === 0) return undefined;
      const unticked = fewer
        ? undefined
        : first('[data-spot="panel"] [role="checkbox"][aria-checked="false"]');
      if (unticked !== undefined) return unticked;
      fewer = main() === undefined;
      return main() ?? first('[data-spot="panel"] [role="checkbox"][aria-checked="true"]');
    };
    const next = (phase: string) => {
      // What has changed its meaning, or has just come up, is waited for.
      const question = first('[role="alertdialog"] [data-answer="go"]', '[role="alertdialog"] .button.main');
      if (question !== undefined) return question;
      const resting = '[data-spot="main"][data-move][aria-disabled="true"], [role="alertdialog"]';
      if (document.querySelector(resting) !== null) return undefined;
      const helper = Math.random() < 0.3 ? first('[data-spot="officials"] button.now') : undefined;
      switch (phase) {
        case 'take':
        case 'second-take':
        case 'reward-take':
          return (
            helper ??
            first(
              '[data-spot="display"] .is-take.fits',
              '[data-spot="display"] .is-take',
              '[data-spot="deck"].may',
            )
          );
        case 'play':
        case 'second-play': {
          if (all('[data-spot="hand"] .is-selected').length === 0) {
            return helper ?? first('[data-spot="hand"] .is-playable', '[data-spot="hand"] .is-muted');
          }
          return first(Math.random() < 0.3 ? '[data-spot="other"]' : '[data-spot="main"]') ?? main();
        }
        case 'after-play':
        case 'after-second-play':
          return helper ?? main() ?? first('[data-spot="end"]');
        case 'discard':
          return main() ?? first('[data-spot="panel"] .is-playable');
        case 'return':
        case 'final-return':
          return returning();
        case 'reward-house':
        case 'final-house':
          return main() ?? first('[data-spot="panel"] [role="checkbox"]');
        case 'assign':
        case 'coaches': {
          const turned =
            Math.random() < 0.5
              ? first('[data-spot="panel"] [role="radio"]', '[data-spot="panel"] .pick')
              : undefined;
          return turned ?? main();
        }
        default:
          return main();
      }
    };
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const phases = new Set<string>();
    let last = '';
    let idle = 0;
    for (let pressed = 0; pressed < limit; ) {
      const phase = phaseNow();
      if (phase === 'over') return { end: 'over', phases: [...phases], last };
      const control = next(phase);
      if (control === undefined) {
        idle += 1;
        if (idle > 800) return { end: 'stuck', phases: [...phases], last: `${phase}: ${last}` };
        await rest(10);
        continue;
      }
      idle = 0;
      if (phase !== 'return' && phase !== 'final-return') fewer = false;
      last = `${phase}: ${control.textContent?.trim().replaceAll(/\s+/g, ' ')}`;
      phases.add(phase);
      pressed += 1;
      control.click();
      await rest(8);
    }
    return { end: 'enough', phases: [...phases], last };
  }, enough);
