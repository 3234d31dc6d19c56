import { cellCount } from '@bartan/contract/csv/read-cell'
import type { ImportPlan } from '@bartan/contract/products/import-schema'
import { useState } from 'react'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import type { ImportDecisions } from './import-decisions.ts'
import { useText } from './texts.ts'

type ImportQuestionsProps = {
  plan: ImportPlan
  decisions: ImportDecisions
  isBusy: boolean
  onDecide: (decided: Partial<ImportDecisions>) => void
}

const Uncounted = ({ decisions, isBusy, onDecide }: Omit<ImportQuestionsProps, 'plan'>) => {
  const t = useText()
  const [typed, setTyped] = useState(decisions.uncounted)
  const units = String(cellCount(typed) ?? '')
  return (
    <InputField
      label={t('uncounted')}
      hint={t('uncountedHint')}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      disabled={isBusy}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => units !== decisions.uncounted && onDecide({ uncounted: units })}
    />
  )
}

/** What the file leaves open, each asked only where it matters. */
export const ImportQuestions = ({ plan, ...props }: ImportQuestionsProps) => {
  const t = useText()
  const shop = useShop()
  const { decisions, isBusy, onDecide } = props
  const isUncounted = plan.faulty.some(({ reason }) => reason === 'import_stock_uncounted')
  return (
    <>
      <OptionField
        label={t('category')}
        value={decisions.category}
        disabled={isBusy}
        options={[
          ['', t('noCategory')],
          ...categoryNames(shop).map(
            (name) => [name, categoryName(t.language, shop, name)] as const,
          ),
        ]}
        onPick={(category) => onDecide({ category })}
      />
      {plan.options.map(({ name, as }) => (
        <OptionField
          key={name}
          label={t('optionIs', { name })}
          value={as}
          disabled={isBusy}
          options={[
            ['size', t('option.size')],
            ['color', t('option.color')],
          ]}
          onPick={(kind) => onDecide({ options: { ...decisions.options, [name]: kind } })}
        />
      ))}
      {(isUncounted || decisions.uncounted !== '') && <Uncounted {...props} />}
      {plan.format !== 'bartan' && (
        <CheckboxField
          label={t('mrpFrom')}
          checked={decisions.isMrpCompareAt}
          disabled={isBusy}
          onChange={({ target }) => onDecide({ isMrpCompareAt: target.checked })}
        />
      )}
    </>
  )
}
