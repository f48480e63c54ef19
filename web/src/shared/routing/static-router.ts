/** Separate from router.ts, because only the build needs it. */
export { StaticRouter } from 'react-router-dom';
