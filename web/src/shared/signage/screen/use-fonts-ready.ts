import { useEffect, useState } from 'react';

/** Turns true when the letters have come: what was measured before is measured again. */
export function useFontsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const ready = (): void => {
      if (isWanted) setIsReady(true);
    };
    // A face that nothing has used yet is not on its way, so it is asked for.
    Promise.all(['500 40px Archivo', '800 40px Archivo'].map((face) => document.fonts.load(face))).then(ready, ready);
    return () => {
      isWanted = false;
    };
  }, []);
  return isReady;
}
