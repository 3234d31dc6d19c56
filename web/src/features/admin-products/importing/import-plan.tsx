import { cellCount } from '@bartan/contract/csv/read-cell'
import type { ImportPlan as Plan } from '@bartan/contract/products/import-schema'
import { REQUIRED_DECLARATIONS } from '@bartan/contract/products/law/declarations'
import { groupDigits } from '@bartan/contract/reasons/group-digits'
import { useState } from 'react'
import { Badge, BusyButton, Button, Card, Heading, Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { legalLabel } from '../legal-details/legal-texts.ts'
import type { ImportDecisions } from './import-decisions.ts'
import { ImportFaults, type Fixing } from './import-faults.tsx'
import { useText } from './texts.ts'

type ImportQuestionsProps = {
  plan: Plan
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
const ImportQuestions = ({ plan, ...props }: ImportQuestionsProps) => {
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

const styles = {
  counts: grid({ gap: '3', gridTemplateColumns: { base: '2', md: '5' } }),
  count: css({ fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  name: css({ fontSize: 'sm', color: 'ink.soft' }),
}

const COUNTS = ['create', 'variants', 'pictures', 'update', 'skip'] as const

/**
 * Legal data that the new products lack. It doesn't block the import, and can be entered for many products at once.
 */
const MissingByLaw = ({ missing }: Pick<Plan, 'missing'>) => {
  const t = useText()
  const lacking = REQUIRED_DECLARATIONS.filter((name) => missing[name] > 0)
  if (lacking.length === 0) return null
  return (
    <div>
      <Note>{t('missing')}</Note>
      <p className={wrap({ gap: '1.5', mt: '1' })}>
        {lacking.map((name) => (
          <Badge key={name} tone="warning">
            {legalLabel(t.language, name)} {groupDigits(missing[name])}
          </Badge>
        ))}
      </p>
    </div>
  )
}

type ImportPlanProps = {
  fileName: string
  plan: Plan
  decisions: ImportDecisions
  error: Error | null
  isBusy: boolean
  /** Whether the columns were assigned by hand. */
  isOwnColumns: boolean
  fixing: Fixing | undefined
  onDecide: (decided: Partial<ImportDecisions>) => void
  onGo: () => void
  onCancel: () => void
}

/** Preview of an import: how the file was understood, and its effect. */
export const ImportPlan = ({ fileName, plan, decisions, ...props }: ImportPlanProps) => {
  const t = useText()
  const { error, isBusy, isOwnColumns, fixing, onDecide, onGo, onCancel } = props
  const count = plan.create + plan.update
  const left = plan.left.total + plan.left.foot
  return (
    <div className={grid({ gap: '4' })}>
      <Card className={grid({ gap: '4' })} as="section">
        <div>
          <Heading size="small">
            {t(isOwnColumns ? 'format.supplier' : `format.${plan.format}`)}
          </Heading>
          <Note>{fileName}</Note>
        </div>
        <dl className={styles.counts}>
          {COUNTS.map((name) => (
            <div key={name}>
              <dt className={styles.name}>{t(name)}</dt>
              <dd className={styles.count}>{groupDigits(plan[name])}</dd>
            </div>
          ))}
        </dl>
        <MissingByLaw missing={plan.missing} />
        <ImportQuestions plan={plan} decisions={decisions} isBusy={isBusy} onDecide={onDecide} />
        {left > 0 && <p className={styles.name}>{t('leftRows', { count: left })}</p>}
        <ErrorAlert error={error} />
        {count === 0 && <p>{t('nothing')}</p>}
        <div className={wrap({ gap: '3' })}>
          {count > 0 && (
            <BusyButton variant="accent" isBusy={isBusy} onClick={onGo}>
              {t('go', { count })}
            </BusyButton>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {t('other')}
          </Button>
        </div>
      </Card>
      <ImportFaults faults={plan.leftOut} title={t('leftOut', { count: plan.leftOut.length })} />
      <ImportFaults faults={plan.faulty} about={t('faultsAbout')} {...(fixing && { fixing })} />
    </div>
  )
}
