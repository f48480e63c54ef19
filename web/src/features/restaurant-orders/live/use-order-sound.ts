import { useState } from 'react';
import { deviceStore } from '../../../shared/browser-storage.ts';
import { playNewOrderSound } from './new-order-sound.ts';

const KEY = 'larder.orders.sound';
const ON = 'on';

interface OrderSound {
  on: boolean;
  turn: () => void;
  /** Sounds, if it is on. */
  play: () => void;
}

/** Whether a new order is heard: off until somebody wants it, and remembered by the device. */
export function useOrderSound(): OrderSound {
  const [on, setOn] = useState(() => deviceStore.read(KEY) === ON);
  return {
    on,
    turn: () => {
      deviceStore.write(KEY, on ? null : ON);
      setOn(!on);
      if (!on) playNewOrderSound();
    },
    play: () => {
      if (on) playNewOrderSound();
    },
  };
}
