import { categorySlug, COLOR_SCHEMES, LIMITS } from '@larder/kernel';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CHINESE } from '../../../shared/chinese.ts';
import { differences } from '../../../shared/kit/edit-form.ts';
import { CategoryBadge, CategorySymbol } from '../../../shared/restaurant-category/category-badge.tsx';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { categoryTexts } from '../../../texts/restaurant-products/categories.ts';
import { wholesaleToasts } from '../../../texts/restaurant-products/toasts.ts';
import { useCreateCategory, useUpdateCategory } from '../changes/use-change-categories.ts';
import type { WholesaleCategory } from '../restaurant-api.ts';
import {
  type CategoryFields,
  categoryFieldsOf,
  categoryProblems,
  iconsFor,
  NEW_CATEGORY,
  withName,
} from './category-fields.ts';

interface CategoryFormProps {
  /** Null for a new category. */
  category: WholesaleCategory | null;
  categories: readonly WholesaleCategory[];
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

const COLORS = COLOR_SCHEMES.map((value) => ({
  value,
  label: categoryTexts.colors[value],
  mark: (
    <span
      aria-hidden
      className="size-5 rounded-full border-5 border-(--scheme-ink) bg-(--scheme-tint) forced-color-adjust-none"
      data-scheme={value}
    />
  ),
}));

const NAME_ERRORS = { missing: categoryTexts.nameRequired, taken: categoryTexts.nameTaken };
const SLUG_ERRORS = { missing: categoryTexts.slugRequired, taken: categoryTexts.slugTaken };

export function CategoryForm({ category, categories, onDirty, onClose }: CategoryFormProps) {
  const [start] = useState(category === null ? NEW_CATEGORY : categoryFieldsOf(category));
  const [fields, setFields] = useState<CategoryFields>(start);
  const [slugIsOwn, setSlugIsOwn] = useState(category !== null);
  const [submitted, setSubmitted] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const slug = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const create = useCreateCategory();
  const update = useUpdateCategory();
  const pending = create.isPending || update.isPending;
  const others = categories.filter(({ id }) => id !== category?.id);
  const problems = categoryProblems(fields, others);
  const dirty = differences(start, fields).length > 0;
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => {
    name.current?.focus();
    return () => opener?.focus();
  }, [opener]);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  const change = (part: Partial<CategoryFields>): void => setFields((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    if (problems.name !== null) return name.current?.focus();
    if (problems.slug !== null) return slug.current?.focus();
    const input = { ...fields, name: fields.name.trim(), chineseName: fields.chineseName.trim() };
    // Only the fields changed here, so that concurrent changes of others are kept.
    const changed = differences(start, input).map((field) => [field, input[field]]);
    if (category === null) create.mutate(input, { onSuccess: onClose });
    else if (changed.length === 0) onClose();
    else update.mutate({ id: category.id, ...Object.fromEntries(changed) }, { onSuccess: onClose });
  };
  // A taken value is reported at once, a missing one only after the first attempt to save.
  const errorOf = (problem: 'missing' | 'taken' | null, texts: typeof NAME_ERRORS | typeof SLUG_ERRORS) =>
    problem === null || (problem === 'missing' && !submitted) ? null : texts[problem];
  const failure = create.error ?? update.error;

  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 border border-t-3 border-edge border-t-brand bg-surface px-5 pt-4 pb-5"
    >
      <h3 id={headingId} className="text-lg font-extrabold">
        {category === null ? categoryTexts.newTitle : categoryTexts.editTitle}
      </h3>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            ref={name}
            label={categoryTexts.name}
            marked
            autoComplete="off"
            maxLength={LIMITS.restaurantCategoryName}
            value={fields.name}
            error={errorOf(problems.name, NAME_ERRORS)}
            onChange={(event) => setFields((before) => withName(before, event.target.value, slugIsOwn))}
          />
          <TextField
            label={categoryTexts.chineseName}
            lang={CHINESE}
            autoComplete="off"
            maxLength={LIMITS.restaurantCategoryName}
            value={fields.chineseName}
            onChange={(event) => change({ chineseName: event.target.value })}
          />
          <TextField
            ref={slug}
            label={categoryTexts.slug}
            hint={categoryTexts.slugHint}
            marked
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.restaurantCategorySlug}
            value={fields.slug}
            error={errorOf(problems.slug, SLUG_ERRORS)}
            onChange={(event) => {
              // An empty slug follows the name again.
              setSlugIsOwn(event.target.value !== '');
              change({ slug: categorySlug(event.target.value) });
            }}
          />
        </div>
        <ChoiceGroup
          legend={categoryTexts.color}
          value={fields.colorScheme}
          options={COLORS}
          onChange={(colorScheme) => change({ colorScheme })}
        />
        <ChoiceGroup
          legend={categoryTexts.icon}
          value={fields.icon}
          options={iconsFor(start.icon).map((value) => ({
            value,
            label: value,
            mark: <CategorySymbol icon={value} size={18} />,
          }))}
          onChange={(icon) => change({ icon })}
        />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <CheckboxField
            label={categoryTexts.active}
            hint={categoryTexts.activeHint}
            checked={fields.active}
            onChange={(event) => change({ active: event.target.checked })}
          />
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <span className="font-semibold">{categoryTexts.preview}</span>
            <CategoryBadge name={fields.name.trim() || categoryTexts.previewName} look={fields} />
          </div>
        </div>
        <Alert error={failure} fallback={wholesaleToasts.createCategory.failure.title} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => !pending && onClose()}>{categoryTexts.cancel}</Button>
          <Button type="submit" tone="primary" aria-busy={pending} className="min-w-36">
            {pending ? categoryTexts.saving : categoryTexts.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface ChoiceGroupProps<V extends string> {
  legend: string;
  value: V;
  options: readonly { value: V; label: string; mark: ReactNode }[];
  onChange: (value: V) => void;
}

/** A choice of several options, each with a name, because colours or icons alone are not accessible. */
function ChoiceGroup<V extends string>({ legend, value, options, onChange }: ChoiceGroupProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-3 text-[0.9375rem] has-checked:border-brand has-checked:bg-brand-tint has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit]"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
