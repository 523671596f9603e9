// Which page is shown: the part of the address behind the #, so that a reload and the browser's back
// button work without a server.

// What the first page shows beside its entries; on a phone, instead of them.
export type Panel = 'new' | 'games';

export type Route =
  | { readonly page: 'start'; readonly panel?: Panel }
  | { readonly page: 'table'; readonly game: string }
  | { readonly page: 'end'; readonly game: string }
  | { readonly page: 'replay'; readonly game: string; readonly at?: number }
  | { readonly page: 'learn'; readonly lesson?: string }
  | { readonly page: 'rules'; readonly rule?: string }
  | { readonly page: 'online'; readonly game?: string } // the tables of this address's server, or one of them
  | { readonly page: 'settings' };

// An address somebody cut short is still an address.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function readRoute(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  switch (page) {
    case 'new':
    case 'games':
      return { page: 'start', panel: page };
    case 'table':
    case 'end':
      return first === '' ? { page: 'start' } : { page, game: first };
    case 'replay': {
      if (first === '') return { page: 'start' };
      const at = Number.parseInt(second, 10);
      return Number.isNaN(at) ? { page, game: first } : { page, game: first, at };
    }
    case 'learn':
      return first === '' ? { page } : { page, lesson: first };
    case 'rules':
      return first === '' ? { page } : { page, rule: first };
    case 'online':
      return { page };
    case 't':
      return first === '' ? { page: 'online' } : { page: 'online', game: first };
    case 'settings':
      return { page };
    default:
      return { page: 'start' };
  }
}

export function hashOf(route: Route): string {
  if (route.page === 'online' && route.game !== undefined) return `#/t/${encodeURIComponent(route.game)}`;
  const parts: string[] = route.page !== 'start' ? [route.page] : route.panel ? [route.panel] : [];
  if ('game' in route && route.game !== undefined) parts.push(route.game);
  if (route.page === 'replay' && route.at !== undefined) parts.push(String(route.at));
  if (route.page === 'learn' && route.lesson !== undefined) parts.push(route.lesson);
  if (route.page === 'rules' && route.rule !== undefined) parts.push(route.rule);
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

class Place {
  route = $state.raw<Route>(readRoute(location.hash));
  before: Route | undefined; // where the person came from

  constructor() {
    addEventListener('hashchange', () => {
      this.before = this.route;
      this.route = readRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = hashOf(route);
  }
  // Without a step of its own for the back button.
  replace(route: Route): void {
    history.replaceState(null, '', hashOf(route));
    this.route = route;
  }
}

export const place = new Place();
