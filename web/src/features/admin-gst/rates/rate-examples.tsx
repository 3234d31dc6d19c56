import type { Rates } from '@bartan/contract/products/law/rates-endpoints'
import { roundRupees, type Rupees } from '@bartan/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Skeleton } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { Breakable, Cell, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { examplesQuery } from '../rates-queries.ts'
import { useText } from './texts.ts'

const styles = {
  keep: css({ display: 'block', color: 'ink.soft', fontSize: 'sm' }),
  note: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
  skeleton: css({ h: '240px' }),
}

type Example = NonNullable<Rates['examples']>[number]
type Change = { rate: number; to: number }

/** The price without its tax. */
const kept = (price: Rupees, rate: number): Rupees => roundRupees((price * 100) / (100 + rate))

type PriceProps = { amount: Rupees; rate: number; isFrom: boolean; note?: string }

const Price = ({ amount, rate, isFrom, note }: PriceProps) => {
  const t = useText()
  return (
    <div>
      {isFrom ? t('fromPrice', { price: formatRupees(amount) }) : formatRupees(amount)}
      <span className={styles.keep}>
        {t('keep', { amount: formatRupees(kept(amount, rate)) })}
        {note && `, ${note}`}
      </span>
    </div>
  )
}

const Row = ({ example, change: { rate, to } }: { example: Example; change: Change }) => {
  const t = useText()
  const language = useLanguage()
  const { price, moved, isFrom, isCapped } = example
  return (
    <tr>
      <th scope="row" data-label={t('example')}>
        <Breakable>{nameOf(language, example)}</Breakable>
      </th>
      <Cell label={t('now')} align="end">
        <Price amount={price} rate={rate} isFrom={isFrom} />
      </Cell>
      <Cell label={t('ifStay')} align="end">
        <Price amount={price} rate={to} isFrom={isFrom} />
      </Cell>
      <Cell label={t('ifMove')} align="end">
        <Price
          amount={moved}
          rate={to}
          isFrom={isFrom}
          {...(isCapped && { note: t(isFrom ? 'cappedSome' : 'capped') })}
        />
      </Cell>
    </tr>
  )
}

/** Ten products with their prices under both options. */
export const RateExamples = ({ rate, to }: Change) => {
  const t = useText()
  return (
    <LoadState
      load={useQuery(examplesQuery(rate, to))}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {({ examples = [] }) => (
        <>
          <p className={styles.note}>{t('examples', { count: examples.length })}</p>
          <DataTable
            caption={t('question')}
            columns={[
              { name: t('example') },
              { name: t('now'), align: 'end' },
              { name: t('ifStay'), align: 'end' },
              { name: t('ifMove'), align: 'end' },
            ]}
          >
            {examples.map((example) => (
              <Row key={example._id} example={example} change={{ rate, to }} />
            ))}
          </DataTable>
          {examples.some(({ isCapped }) => isCapped) && (
            <p className={styles.note}>{t('cappedHint')}</p>
          )}
        </>
      )}
    </LoadState>
  )
}
