import type { IncompleteCounts } from '@bartan/contract/products/admin-schema'
import { declarationsOf } from '@bartan/contract/products/law/declarations'
import { Choice } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { translateValue } from '#i18n/translate.ts'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { legalLabel } from '../legal-details/legal-texts.ts'
import type { IncompleteFilter } from './incomplete-queries.ts'
import { useText } from './texts.ts'

type MissingFilterProps = {
  counts: IncompleteCounts
  values: IncompleteFilter
  onChange: (changed: Partial<IncompleteFilter>) => void
}

export const MissingFilter = ({ counts, values, onChange }: MissingFilterProps) => {
  const t = useText()
  return (
    <section className={grid({ gap: '3', mb: '4' })} aria-label={t('filters')}>
      <fieldset className={wrap({ gap: '2', border: '0' })} aria-label={t('missing')}>
        <Choice
          size="sm"
          aria-pressed={values.missing === ''}
          onClick={() => onChange({ missing: '' })}
        >
          {t('anything')} {counts.incomplete}
        </Choice>
        {declarationsOf(useIsTaxed()).map((name) => (
          <Choice
            key={name}
            size="sm"
            aria-pressed={values.missing === name}
            disabled={counts.missing[name] === 0 && values.missing !== name}
            onClick={() => onChange({ missing: values.missing === name ? '' : name })}
          >
            {legalLabel(t.language, name)} {counts.missing[name]}
          </Choice>
        ))}
      </fieldset>
      <OptionSelect
        className={css({ w: { base: 'full', sm: '280px' } })}
        aria-label={t('brand')}
        value={values.brand}
        options={[
          ['', t('anyBrand')],
          // A chosen brand without missing data stays selected.
          ...(values.brand && !counts.brands.some(({ value }) => value === values.brand)
            ? [[values.brand, values.brand] as const]
            : []),
          ...counts.brands.map(
            ({ value, count }) =>
              [
                value,
                t('brandCount', { brand: translateValue(t.language, value), count }),
              ] as const,
          ),
        ]}
        onPick={(brand) => onChange({ brand })}
      />
    </section>
  )
}
