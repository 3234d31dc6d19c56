import { roundRupees, type Rupees } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Skeleton } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { css } from '#styled-system/css'
import { examplesQuery } from '../rates-queries.ts'
import { useText } from './texts.ts'

const styles = {
  note: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
}

type Change = { rate: number; to: number }

/** The price without its tax. */
const kept = (price: Rupees, rate: number): Rupees => roundRupees((price * 100) / (100 + rate))

type PriceProps = { amount: Rupees; rate: number; isFrom: boolean; note?: string }

const Price = ({ amount, rate, isFrom, note }: PriceProps) => {
  const t = useText()
  return (
    <div>
      {isFrom ? t('fromPrice', { price: formatRupees(amount) }) : formatRupees(amount)}
      <span className={css({ display: 'block', color: 'ink.soft', fontSize: 'sm' })}>
        {t('keep', { amount: formatRupees(kept(amount, rate)) })}
        {note && `, ${note}`}
      </span>
    </div>
  )
}

/** Ten products with their prices under both options. */
export const RateExamples = ({ rate, to }: Change) => {
  const t = useText()
  return (
    <LoadState
      load={useQuery(examplesQuery(rate, to))}
      skeleton={<Skeleton className={css({ h: '240px' })} />}
    >
      {({ examples = [] }) => (
        <>
          <p className={styles.note}>{t('examples', { count: examples.length })}</p>
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
            <p className={styles.note}>{t('cappedHint')}</p>
          )}
        </>
      )}
    </LoadState>
  )
}
