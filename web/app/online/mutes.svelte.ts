// Whose lines one does not want to read: the reader's choice, kept in this browser.
import { flag, readStored, writeStored } from '../settings/stored';

const kKey = 'posthorn.mutes';

class Mutes {
  all = $state(false);
  people = $state.raw<ReadonlySet<number>>(new Set());

  constructor() {
    const from = readStored(kKey);
    this.all = flag(from.all, false);
    const people = Array.isArray(from.people) ? from.people.filter((each) => typeof each === 'number') : [];
    this.people = new Set(people);
  }
  setAll(all: boolean): void {
    this.all = all;
    this.#keep();
  }
  flip(account: number): void {
    const people = new Set(this.people);
    if (!people.delete(account)) people.add(account);
    this.people = people;
    this.#keep();
  }
  hides(account: number): boolean {
    return this.all || this.people.has(account);
  }
  #keep(): void {
    writeStored(kKey, { all: this.all, people: [...this.people] });
  }
}

export const mutes = new Mutes();
