// A WebSocket to this page's server, as little of it as the connection needs: tests put another in its place.
import type { ClientMessage, ServerMessage } from '../../online/protocol';

export interface Wire {
  send(message: ClientMessage): void;
  close(): void;
}
export interface Ears {
  opened(): void;
  heard(message: ServerMessage): void;
  closed(): void; // once, also when it never opened
}
export type Dial = (ears: Ears) => Wire;

export const dial: Dial = (ears) => {
  const { protocol, host } = location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') ears.heard(JSON.parse(event.data) as ServerMessage);
  };
  socket.onclose = () => ears.closed();
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    },
  };
};
