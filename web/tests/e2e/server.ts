// A server of a spec's own, for those that end it or serve other files.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../build/release/posthorn', import.meta.url));
const web = fileURLToPath(new URL('../..', import.meta.url));
export const builtClient = resolve(web, process.env.POSTHORN_DIST ?? 'dist');

export class Server {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.url = url;
    this.#ended = new Promise((ended) => process.once('exit', ended));
  }

  // At any free port, or at one that was free a moment ago.
  static start(directory = builtClient, port?: number): Promise<Server> {
    const place = port === undefined ? [] : ['--port', String(port)];
    const child = spawn(program, ['serve', '--dir', directory, ...place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((started, failed) => {
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`posthorn serve ended with ${code}`)));
      child.stdout.once('data', (text: Buffer) => {
        const url = /http:\S+/.exec(text.toString())?.[0];
        if (url === undefined) failed(new Error(`posthorn serve said: ${text}`));
        else started(new Server(child, url));
      });
    });
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  async stop(): Promise<void> {
    this.#process.kill();
    await this.#ended;
  }
}
