// Files to and from the person.

export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// "posthorn-2026-11-17.json"
export const dated = (name: string, now = new Date()) => `${name}-${now.toISOString().slice(0, 10)}.json`;
