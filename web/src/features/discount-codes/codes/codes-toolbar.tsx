import type { DiscountCode } from '@larder/contracts';
import { formatBoardTime, type DiscountTier } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { discountTexts } from '../../../texts/discount-codes.ts';
import { codesCsv, codesFileName } from '../model/codes-csv.ts';
import { tierOfAddress } from '../model/filter-codes.ts';

interface CodesToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  tier: DiscountTier | null;
  tierOptions: readonly { value: DiscountTier; label: string }[];
  onTier: (tier: DiscountTier | null) => void;
  /** The codes of the list: the file holds exactly these. */
  shown: readonly DiscountCode[];
  nameOf: (tier: DiscountTier) => string;
  onAdd: () => void;
}

export function CodesToolbar({ query, onQuery, tier, tierOptions, onTier, shown, nameOf, onAdd }: CodesToolbarProps) {
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const save = (): void => {
    const day = formatBoardTime(new Date().toISOString(), timeZone).slice(0, 10).replaceAll('/', '-');
    const content = new Blob([codesCsv(shown, nameOf)], { type: 'text/csv;charset=utf-8' });
    saveFile({ name: codesFileName(day), content });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[2_1_14rem]">
        <TextField
          type="search"
          label={discountTexts.search}
          placeholder={discountTexts.searchPlaceholder}
          autoComplete="off"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <SelectField
          label={discountTexts.tierFilter}
          value={tier ?? ''}
          options={[{ value: '', label: discountTexts.allTiers }, ...tierOptions]}
          onChange={(event) => onTier(tierOfAddress(event.target.value))}
        />
      </div>
      <ReasonedButton disabledReason={shown.length === 0 ? discountTexts.nothingToExport : null} onClick={save}>
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {discountTexts.exportCsv}
      </ReasonedButton>
      <Button tone="primary" onClick={onAdd}>
        <Plus size={18} strokeWidth={2} aria-hidden />
        {discountTexts.add}
      </Button>
    </div>
  );
}
