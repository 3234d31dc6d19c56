import { Choice } from '#components/ui/elements.tsx'
import { grid, wrap } from '#styled-system/patterns'
import type { KindFieldsProps } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { SetFields } from './set-fields.tsx'
import { TierFields } from './tier-fields.tsx'
import { TypedField } from './typed-field.tsx'

const USUAL_PERCENTS = ['10', '15', '20', '25', '30', '50']

const Percent = ({ draft, change, errors }: KindFieldsProps) => {
  const t = useText()
  return (
    <div>
      <TypedField
        label={t('percent')}
        value={draft.percent}
        inputMode="numeric"
        error={errors.percent}
        onType={(percent) => change({ percent })}
      />
      <div className={wrap({ gap: '2', mt: '2' })}>
        {USUAL_PERCENTS.map((percent) => (
          <Choice
            key={percent}
            size="sm"
            aria-pressed={draft.percent === percent}
            onClick={() => change({ percent })}
          >
            {percent}%
          </Choice>
        ))}
      </div>
    </div>
  )
}

const BuyGet = ({ draft, change, errors }: KindFieldsProps) => {
  const t = useText()
  return (
    <div className={grid({ gridTemplateColumns: '2', gap: '3' })}>
      <TypedField
        label={t('buy')}
        value={draft.buy}
        inputMode="numeric"
        error={errors.buy}
        onType={(buy) => change({ buy })}
      />
      <TypedField
        label={t('get')}
        value={draft.get}
        inputMode="numeric"
        error={errors.get}
        onType={(get) => change({ get })}
      />
      <TypedField
        label={t('getPercent')}
        hint={t('getPercentHint')}
        value={draft.getPercent}
        inputMode="numeric"
        error={errors.percent}
        onType={(getPercent) => change({ getPercent })}
      />
    </div>
  )
}

/** What an offer gives, by its kind. */
export const KindFields = (props: KindFieldsProps) => {
  const t = useText()
  const { draft, change, errors } = props
  switch (draft.kind) {
    case 'sale':
      return <Percent {...props} />
    case 'percent':
      return (
        <>
          <Percent {...props} />
          <TypedField
            label={t('most')}
            isOptional
            value={draft.most}
            inputMode="decimal"
            error={errors.most}
            onType={(most) => change({ most })}
          />
        </>
      )
    case 'amount':
      return (
        <TypedField
          label={t('amount')}
          value={draft.amount}
          inputMode="decimal"
          error={errors.amount}
          onType={(amount) => change({ amount })}
        />
      )
    case 'free_delivery':
      return null
    case 'buy_get':
      return <BuyGet {...props} />
    case 'set_price':
      return <SetFields {...props} />
    case 'quantity':
      return <TierFields {...props} />
  }
}
