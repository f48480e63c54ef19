import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../shared/query/query-client.ts';
import { BrowserRouter } from '../shared/routing/router.ts';
import { ToastsOnDemand } from '../shared/toast/toasts-on-demand.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { forgetStaffDataOnSignOut } from './forget-staff-data.ts';
import { announceImports } from './import-notice.ts';

const queryClient = createQueryClient();
announceImports();
forgetStaffDataOnSignOut(queryClient);

export function App() {
  return (
    <BrowserRouter>
      <AppPages />
    </BrowserRouter>
  );
}

/** Everything but the router, which is another one where the board is rendered by the build. */
export function AppPages() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
        <ToastsOnDemand />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
