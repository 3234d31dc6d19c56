import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/link.tsx'
import { useToday } from '#lib/clock.ts'
import { paths } from '#lib/paths.ts'
import { owedQuery } from '../api/parcels.ts'
import { sumsOf } from '../owed.ts'
import { useText } from '../parcels-texts.ts'
import type { Parcel } from '../api/parcels.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    // Reserves two lines and a link on a phone, against layout shift.
    minH: { base: '92px', md: 'tap' },
    mb: '4',
  }),
  sentence: css({ fontWeight: 'semibold' }),
  link: css({ display: 'inline-flex', alignItems: 'center', minH: 'tap' }),
}

export const OwedSentence = ({ parcels }: { parcels: readonly Parcel[] }) => {
  const t = useText()
  const { owed, overdue } = sumsOf(parcels, useToday())
  const sums = { sum: formatRupees(owed), overdue: formatRupees(overdue) }
  const said = overdue > 0 ? 'owed' : owed > 0 ? 'owedInTime' : 'owedNothing'
  return <p className={styles.sentence}>{t(said, sums)}</p>
}

/** What couriers owe, with a link to the parcels. */
export const OwedLine = () => {
  const t = useText()
  const { data, isError } = useQuery(owedQuery())
  return (
    <div className={styles.root} aria-live="polite">
      {isError && <p>{t('owedNotLoaded')}</p>}
      {data && (
        <>
          <OwedSentence parcels={data.parcels} />
          <TextLink className={styles.link} to={paths.adminParcels}>
            {t('see')}
          </TextLink>
        </>
      )}
    </div>
  )
}
