// The WebAssembly module: no generated glue, a handful of functions and one clock.

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  posthorn_allocate(size: number): number;
  posthorn_free(memory: number): void;
  posthorn_ask(question: number, size: number): number;
  posthorn_add_network(bytes: number, size: number): number;
  posthorn_message(): number;
}

// Whether this browser can run the engine: a module that does nothing but use a vector.
export function canRun(): boolean {
  if (typeof WebAssembly !== 'object') return false;
  const vector = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
    11,
  ];
  return WebAssembly.validate(new Uint8Array(vector));
}

export class EngineModule {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
    exports._initialize?.();
  }

  static async load(source: Response | Promise<Response>): Promise<EngineModule> {
    const imports = { host: { seconds: () => performance.now() / 1000 } };
    const { instance } = await WebAssembly.instantiateStreaming(source, imports);
    return new EngineModule(instance.exports as unknown as Exports);
  }

  static async fromBytes(bytes: BufferSource): Promise<EngineModule> {
    const imports = { host: { seconds: () => performance.now() / 1000 } };
    const { instance } = await WebAssembly.instantiate(bytes, imports);
    return new EngineModule(instance.exports as unknown as Exports);
  }

  // JSON in, JSON out.
  ask(question: string): string {
    const bytes = new TextEncoder().encode(question);
    return this.#with(bytes, (at) => this.#text(this.#exports.posthorn_ask(at, bytes.length)));
  }

  // Says what is wrong with the network; nothing: it was added.
  addNetwork(bytes: Uint8Array): string | undefined {
    return this.#with(bytes, (at) => {
      const added = this.#exports.posthorn_add_network(at, bytes.length) !== 0;
      return added ? undefined : this.#text(this.#exports.posthorn_message());
    });
  }

  #with<T>(bytes: Uint8Array, use: (at: number) => T): T {
    const at = this.#exports.posthorn_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    try {
      return use(at);
    } finally {
      this.#exports.posthorn_free(at);
    }
  }

  #text(at: number): string {
    const memory = new Uint8Array(this.#exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
  }
}
