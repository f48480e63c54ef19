import { useSettingsUpdate } from '../../../shared/signage/use-signage.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';

/** When staff last said that prices were updated, by this screen's clock. */
export function LastUpdate() {
  const updatedAt = useSettingsUpdate();
  const instant = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  if (Number.isNaN(instant)) return null;
  const words = new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return <p>{meatBoardTexts.lastUpdate(words)}</p>;
}
