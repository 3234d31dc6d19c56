import type { CallReply } from '@bartan/contract/api'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card, Heading, Note, Skeleton, TextLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { translateValue } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { monthQuery } from '../gst-queries.ts'
import { useText } from '../texts.ts'

const styles = {
  sums: grid({ gap: '3', gridTemplateColumns: { base: '2', md: '4' } }),
  value: css({
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '& a': { fontWeight: 'inherit' },
  }),
}

type Month = CallReply<'GET /api/admin/gst/:month'>

/** More rows than anyone reads would slow the page down. */
const MAX_SHOWN = 100

/** Sums of documents, which link to their orders. */
const Sums = ({ month: { month, documents, taxable, tax, total } }: { month: Month }) => {
  const t = useText()
  const orders = adminPaths.ordersIn([], { documents: month })
  return (
    <dl className={styles.sums}>
      {(
        [
          ['documents', String(documents)],
          ['taxable', formatRupees(taxable)],
          ['tax', formatRupees(tax)],
          ['total', formatRupees(total)],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt className={css({ fontSize: 'sm', color: 'ink.soft' })}>{t(name)}</dt>
          <dd className={styles.value}>
            <TextLink to={orders}>{value}</TextLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const keyOf = ({ number, field, name }: Month['missing'][number]): string =>
  `${number} ${field} ${name}`

const Missing = ({ missing: all }: Pick<Month, 'missing'>) => {
  const t = useText()
  // Sizes of a product have separate lines but lack the same data.
  const missing = [...new Map(all.map((one) => [keyOf(one), one])).values()]
  return (
    <>
      <FormAlert tone="info">
        {t('missing', { count: missing.length })}. {t('missingAbout')}{' '}
        <TextLink to={adminPaths.compliance()}>{t('toProducts')}</TextLink>
      </FormAlert>
      <DataTable
        caption={t('what')}
        rows={missing.slice(0, MAX_SHOWN)}
        keyOf={keyOf}
        columns={[
          {
            name: t('number'),
            head: 'labeled',
            cell: ({ number }) => <Breakable>{number}</Breakable>,
          },
          { name: t('what'), cell: ({ field }) => t(`field.${field}`) },
          { name: t('of'), isLong: true, cell: ({ name }) => <Breakable>{name}</Breakable> },
        ]}
      />
      {missing.length > MAX_SHOWN && (
        <Note>{t('shownOf', { most: MAX_SHOWN, count: missing.length })}</Note>
      )}
    </>
  )
}

const OtherState = ({ otherState }: Pick<Month, 'otherState'>) => {
  const t = useText()
  return (
    <>
      <FormAlert tone="info">{t('otherState', { count: otherState.length })}</FormAlert>
      <DataTable
        caption={t('byPin')}
        rows={otherState.slice(0, MAX_SHOWN)}
        keyOf={({ number }) => number}
        columns={[
          {
            name: t('number'),
            head: 'labeled',
            cell: ({ number }) => <Breakable>{number}</Breakable>,
          },
          {
            name: t('onDocument'),
            cell: ({ placeOfSupply }) => translateValue(t.language, placeOfSupply),
          },
          { name: t('byPin'), cell: ({ state }) => translateValue(t.language, state) },
        ]}
      />
      {otherState.length > MAX_SHOWN && (
        <Note>{t('shownOf', { most: MAX_SHOWN, count: otherState.length })}</Note>
      )}
    </>
  )
}

/** A month's sums, and the data that its documents lack. */
export const MonthCheck = ({ month }: { month: string }) => {
  const t = useText()
  return (
    <Card as="section" className={grid({ gap: '4' })}>
      <Heading size="small">{t('check')}</Heading>
      <LoadState
        load={useQuery(monthQuery(month))}
        skeleton={<Skeleton className={css({ h: { base: '24', md: '12' } })} />}
      >
        {(found) =>
          found.documents === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <Sums month={found} />
              {found.missing.length === 0 ? (
                <p>{t('complete')}</p>
              ) : (
                <Missing missing={found.missing} />
              )}
              {found.otherState.length > 0 && <OtherState otherState={found.otherState} />}
            </>
          )
        }
      </LoadState>
    </Card>
  )
}
