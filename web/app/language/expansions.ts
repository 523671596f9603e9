// Messages of closing and of the expansions.
import { type Key, type Parameters, say } from './language.svelte';

export const x = (key: Key<'expansions'>, parameters?: Parameters) => say('expansions', key, parameters);
