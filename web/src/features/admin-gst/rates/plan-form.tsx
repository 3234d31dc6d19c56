import { GST_RATES } from '@bartan/contract/products/law/declarations'
import { PRICE_CHOICES, type RateChange } from '@bartan/contract/products/law/rate-changes'
import { roundRupees, type Rupees } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton, Button, Choice, Note, Skeleton } from '#components/ui/elements.tsx'
import { ErrorAlert, FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, OptionField } from '#components/ui/form/labeled-fields.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useChangePlan, examplesQuery } from '../rates-queries.ts'
import { useText } from './texts.ts'

/** The price without its tax. */
const kept = (price: Rupees, rate: number): Rupees => roundRupees((price * 100) / (100 + rate))

type PriceProps = { amount: Rupees; rate: number; isFrom: boolean; note?: string }

const Price = ({ amount, rate, isFrom, note }: PriceProps) => {
  const t = useText()
  return (
    <div>
      {isFrom ? t('fromPrice', { price: formatRupees(amount) }) : formatRupees(amount)}
      <Note as="span" className={css({ display: 'block' })}>
        {t('keep', { amount: formatRupees(kept(amount, rate)) })}
        {note && `, ${note}`}
      </Note>
    </div>
  )
}

/** Ten products with their prices under both options. */
const RateExamples = ({ rate, to }: { rate: number; to: number }) => {
  const t = useText()
  return (
    <LoadState
      load={useQuery(examplesQuery(rate, to))}
      skeleton={<Skeleton className={css({ h: '240px' })} />}
    >
      {({ examples = [] }) => (
        <>
          <Note className={css({ textWrap: 'pretty' })}>
            {t('examples', { count: examples.length })}
          </Note>
          <DataTable
            caption={t('question')}
            rows={examples}
            keyOf={({ _id }) => _id}
            columns={[
              {
                name: t('example'),
                head: 'labeled',
                cell: (example) => <Breakable>{nameOf(t.language, example)}</Breakable>,
              },
              {
                name: t('now'),
                align: 'end',
                cell: ({ price, isFrom }) => <Price amount={price} rate={rate} isFrom={isFrom} />,
              },
              {
                name: t('ifStay'),
                align: 'end',
                cell: ({ price, isFrom }) => <Price amount={price} rate={to} isFrom={isFrom} />,
              },
              {
                name: t('ifMove'),
                align: 'end',
                cell: ({ moved, isFrom, isCapped }) => (
                  <Price
                    amount={moved}
                    rate={to}
                    isFrom={isFrom}
                    {...(isCapped && { note: t(isFrom ? 'cappedSome' : 'capped') })}
                  />
                ),
              },
            ]}
          />
          {examples.some(({ isCapped }) => isCapped) && (
            <Note className={css({ textWrap: 'pretty' })}>{t('cappedHint')}</Note>
          )}
        </>
      )}
    </LoadState>
  )
}

const styles = {
  fields: grid({
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: '2', md: 'repeat(2, 200px)' },
  }),
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  row: wrap({ gap: '2' }),
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
      <Note className={css({ mt: '2', textWrap: 'pretty' })}>
        {prices ? t(prices === 'stay' ? 'stayMeans' : 'moveMeans') : t('questionHint')}
      </Note>
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
      <ErrorAlert error={error} />
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
