import { DatabaseBackup, RotateCcw, RotateCw, type LucideIcon } from 'lucide-react';
import { overviewTexts } from '../../../texts/settings/overview.ts';
import { Panel } from '../shell/panel.tsx';
import { useSettingsAddress } from '../shell/use-settings-address.ts';

export function QuickActions() {
  const { openDialog } = useSettingsAddress();
  return (
    <Panel title={overviewTexts.actions}>
      <div className="quick-actions">
        <Action
          icon={DatabaseBackup}
          name={overviewTexts.createBackup}
          hint={overviewTexts.createBackupHint}
          onPress={() => openDialog('create-backup')}
        />
        <Action
          icon={RotateCcw}
          name={overviewTexts.restoreData}
          hint={overviewTexts.restoreDataHint}
          onPress={() => openDialog('restore')}
        />
        <Action
          icon={RotateCw}
          name={overviewTexts.restart}
          hint={overviewTexts.restartHint}
          onPress={() => window.location.reload()}
        />
      </div>
    </Panel>
  );
}

interface ActionProps {
  icon: LucideIcon;
  name: string;
  hint: string;
  onPress: () => void;
}

function Action({ icon: Icon, name, hint, onPress }: ActionProps) {
  return (
    <button type="button" className="quick-action" onClick={onPress}>
      <Icon size={24} strokeWidth={1.75} className="flex-none text-brand" aria-hidden />
      <span className="grid">
        <span className="font-semibold">{name}</span> <span className="text-sm text-ink-2">{hint}</span>
      </span>
    </button>
  );
}
