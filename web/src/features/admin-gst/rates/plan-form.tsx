import { GST_RATES } from '@bartan/contract/products/law/declarations'
import { PRICE_CHOICES, type RateChange } from '@bartan/contract/products/law/rate-changes'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useChangePlan } from '../rates-queries.ts'
import { RateExamples } from './rate-examples.tsx'
import { useText } from './texts.ts'

const styles = {
  fields: grid({
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: '2', md: 'repeat(2, 200px)' },
  }),
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  row: wrap({ gap: '2' }),
  note: css({ mt: '2', fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
}

type Prices = RateChange['prices']

const Question = ({
  prices,
  onPick,
}: {
  prices: Prices | undefined
  onPick: (prices: Prices) => void
}) => {
  const t = useText()
  return (
    <fieldset className={css({ border: 'none', minW: '0' })}>
      <legend className={styles.legend}>{t('question')}</legend>
      <div className={styles.row}>
        {PRICE_CHOICES.map((one) => (
          <Choice key={one} aria-pressed={prices === one} onClick={() => onPick(one)}>
            {t(one)}
          </Choice>
        ))}
      </div>
      <p className={styles.note}>
        {prices ? t(prices === 'stay' ? 'stayMeans' : 'moveMeans') : t('questionHint')}
      </p>
    </fieldset>
  )
}

type PlanFormProps = { rate: number; earliest: string; onDone: () => void }

/** Form for a planned rate: first rate and day, then both options with examples in rupees. */
export const PlanForm = ({ rate, earliest, onDone }: PlanFormProps) => {
  const t = useText()
  const [picked, setPicked] = useState('')
  const [from, setFrom] = useState('')
  const [prices, setPrices] = useState<Prices>()
  const { mutate, isPending, error } = useChangePlan({
    onSuccess: () => {
      toast.success(t('saved'))
      onDone()
    },
    onError: () => {},
  })
  const to = picked === '' ? undefined : Number(picked)
  const isReady = to !== undefined && from >= earliest && prices !== undefined
  const save = () => {
    if (!isReady) return
    const planned = { rate, to, from, prices }
    mutate((changes) => [
      ...changes.filter((one) => one.rate !== rate || one.from !== from),
      planned,
    ])
  }
  return (
    <div className={grid({ gap: '4', pt: '2', pb: '4' })}>
      <div className={styles.fields}>
        <OptionField
          label={t('to')}
          value={picked}
          options={[
            ['', t('choose')],
            ...GST_RATES.filter((one) => one !== rate).map(
              (one) => [String(one), t('percent', { rate: one })] as const,
            ),
          ]}
          onPick={setPicked}
        />
        <InputField
          label={t('from')}
          type="date"
          min={earliest}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      {to !== undefined && (
        <>
          <RateExamples rate={rate} to={to} />
          <Question prices={prices} onPick={setPrices} />
          {to < rate && <FormAlert tone="info">{t('lower')}</FormAlert>}
        </>
      )}
      {error !== null && <FormAlert>{messageOf(t.language, error)}</FormAlert>}
      <div className={styles.row}>
        <BusyButton isBusy={isPending} disabled={!isReady} onClick={save}>
          {t('save', { day: from ? formatDate(t.language, from) : '…' })}
        </BusyButton>
        <Button variant="outline" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
