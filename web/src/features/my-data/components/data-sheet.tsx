import type { PersonalData } from '@bartan/contract/personal-data/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { BusyButton, Button } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { saveFile } from '#lib/storage/save-file.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { myDataQuery, useWithdrawConsent } from '../data-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  consent: wrap({
    align: 'center',
    justify: 'space-between',
    columnGap: '3',
    listStyleType: 'none',
  }),
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={grid({ gap: '1', overflowWrap: 'anywhere' })}>
    <p className={css({ fontWeight: 'semibold' })}>{title}</p>
    {children}
  </div>
)

type DataProps = { data: PersonalData; userId: string }

const Consents = ({ data, userId }: DataProps) => {
  const t = useText()
  const { mutate: withdraw, isPending } = useWithdrawConsent(userId)
  if (data.consents.length === 0) return <p>{t('noConsents')}</p>
  return (
    <ul>
      {data.consents.map(({ purpose, at }) => (
        <li className={styles.consent} key={purpose}>
          {t(purpose, { day: at ? formatDate(t.language, at) : '' })}
          <BusyButton
            variant="outline"
            size="sm"
            isBusy={isPending}
            onClick={() => withdraw(purpose)}
          >
            {t('end')}
          </BusyButton>
        </li>
      ))}
    </ul>
  )
}

const Sheet = ({ data, userId }: DataProps) => {
  const t = useText()
  const { account, notice, ordersTotal, reviews, cart, wishlist } = data
  return (
    <div className={grid({ gap: '4', fontSize: 'sm' })}>
      <Part title={t('account')}>
        <p>{[account.name, account.phone, account.email].filter(Boolean).join(' · ')}</p>
        <p>{t('since', { day: formatDate(t.language, account.createdAt) })}</p>
        {notice && <p>{t('notice', { day: formatDate(t.language, notice.version) })}</p>}
      </Part>
      <Part title={t('orders')}>
        <p>{t('orderCount', { count: ordersTotal })}</p>
      </Part>
      <Part title={t('reviews')}>
        <p>{t('reviewCount', { count: reviews.length })}</p>
      </Part>
      <Part title={t('places')}>
        <p>{t('placesCount', { cart: cart.length, wishlist: wishlist.length })}</p>
      </Part>
      <Part title={t('consents')}>
        <Consents data={data} userId={userId} />
      </Part>
      <Part title={t('stays')}>
        <p>{t('staysWhy')}</p>
      </Part>
      <Button
        className={css({ justifySelf: 'start' })}
        variant="outline"
        size="sm"
        onClick={() =>
          saveFile(
            `my-data-${data.madeAt.slice(0, 10)}.json`,
            JSON.stringify(data, null, 2),
            'application/json',
          )
        }
      >
        <Download aria-hidden size={16} />
        {t('download')}
      </Button>
    </div>
  )
}

/** The account's data, to read and to download. */
export const DataSheet = ({ userId }: { userId: string }) => (
  <LoadState load={useQuery(myDataQuery(userId))} skeleton={<RowsSkeleton height="60px" />}>
    {(data) => <Sheet data={data} userId={userId} />}
  </LoadState>
)
