import { changeScreen, pairScreen, removeScreen } from '../../shared/api/screens.ts';
import { useStaffChange } from '../../shared/api/staff-query.ts';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { screenToasts } from '../../texts/screens.ts';

export const usePairScreen = () => useStaffChange(pairScreen, screenToasts.pairScreen, staffKeys.screens);

export const useUpdateScreen = () => useStaffChange(changeScreen, screenToasts.updateScreen, staffKeys.screens);

export const useRemoveScreen = () => useStaffChange(removeScreen, screenToasts.removeScreen, staffKeys.screens);
