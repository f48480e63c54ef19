/** Apart from router.ts: only the build needs it. */
export { StaticRouter } from 'react-router-dom';
