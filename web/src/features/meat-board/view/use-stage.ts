import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Stage {
  ref: RefObject<HTMLDivElement | null>;
  boardWidthPx: number;
  boardHeightPx: number;
  scale: number;
}

/**
 * The room for the board. While it is being set up, the board is laid out as large as ever and shown smaller: what is
 * seen then is what will stand on the wall.
 */
export function useStage(isPreview: boolean): Stage {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ widthPx: 0, heightPx: 0 });
  const [board, setBoard] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const stage = ref.current;
    if (stage === null) return;
    const measure = (): void => {
      const now = { widthPx: stage.clientWidth, heightPx: stage.clientHeight };
      setRoom((before) => (isSame(before, now) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const stage = ref.current;
    if (stage === null || isPreview) return;
    // Read anew: the panel has gone, and the observer has not told of it yet.
    const now = { widthPx: stage.clientWidth, heightPx: stage.clientHeight };
    setBoard((before) => (isSame(before, now) ? before : now));
  }, [isPreview, room]);
  const scale = board.widthPx === 0 ? 1 : Math.min(room.widthPx / board.widthPx, room.heightPx / board.heightPx);
  return { ref, boardWidthPx: board.widthPx, boardHeightPx: board.heightPx, scale: isPreview ? scale : 1 };
}

function isSame(one: { widthPx: number; heightPx: number }, other: { widthPx: number; heightPx: number }): boolean {
  return one.widthPx === other.widthPx && one.heightPx === other.heightPx;
}
